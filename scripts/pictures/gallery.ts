import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { besideEachOther } from './beside.ts';
import type { Box } from './boxes.ts';
import { compare, type Difference, packed, packedFast, pixelsOf } from './compare.ts';
import { type Look, partsOf, type Story } from './plan.ts';
import { keepPicture, keptPicture } from './store.ts';

/** Where a failing run leaves what a person looks at. */
export const found = join(root, 'test-results', 'pictures');

/** A picture that is not as it was accepted. */
export interface Finding {
  name: string;
  story: Story;
  look: Look;
  kind: 'changed' | 'new';
  /** Whether it has another size than before. */
  isResized: boolean;
  words: string;
  /** The size of what lies in `found`, in pixels. */
  width: number;
  height: number;
  /** Where the changes are, in pixels of what lies in `found`. */
  boxes: readonly Box[];
}

/** Where accepted pictures lie, by name. */
interface Store {
  kept: (name: string) => Buffer | undefined;
  keep: (name: string, picture: Buffer) => void;
}

/** After so many changes the next is no chance either. */
const manyFindings = 30;

/** Compares pictures with the accepted ones, or accepts them, while the run goes on. */
export class Gallery {
  readonly #accepts: boolean;
  readonly #store: Store;
  readonly #busy = new Set<Promise<void>>();
  findings: Finding[] = [];
  /** Pictures that could not be read or written. */
  readonly faults: string[] = [];
  #accepted: { name: string; story: Story; picture: Buffer }[] = [];
  /** Pictures that were as accepted at a second look only. */
  readonly late: string[] = [];
  drawn = 0;

  constructor(accepts: boolean, store: Store = { kept: keptPicture, keep: keepPicture }) {
    this.#accepts = accepts;
    this.#store = store;
  }

  /**
   * How long a page is looked at before what it shows counts, in pauses of milliseconds: a picture that is not as it was
   * accepted must be the same again after each. Where much differs it is no chance, and nothing is waited for.
   */
  get pauses(): readonly number[] {
    if (this.#accepts) return [400];
    return this.findings.length < manyFindings ? [400, 1600] : [];
  }

  /** Whether a picture is as it was accepted. */
  async isAccepted(name: string, look: Look, picture: Buffer): Promise<boolean> {
    const before = this.#store.kept(name);
    return before !== undefined && (await compare(before, picture, partsOf(look))).kind === 'same';
  }

  /** The pictures that this run accepted. */
  get acceptedNames(): string[] {
    return this.#accepted.map(({ name }) => name);
  }

  /** Forgets what was found of a story, because it is played once more. */
  forget(story: Story): void {
    this.findings = this.findings.filter((one) => one.story.id !== story.id);
    this.#accepted = this.#accepted.filter((one) => one.story.id !== story.id);
  }

  /** Takes over a picture that is not as it was accepted, or has no accepted one; it is kept while the next is taken. */
  take(name: string, story: Story, look: Look, picture: Buffer): void {
    const work = this.#tell(name, story, look, picture)
      .catch((error) => void this.faults.push(`pictures/${name}: cannot be compared: ${error}`))
      .finally(() => this.#busy.delete(work));
    this.#busy.add(work);
  }

  /** Waits until no more than `most` pictures are in work. */
  async catchUp(most = 0): Promise<void> {
    while (this.#busy.size > most) await Promise.race(this.#busy);
  }

  /**
   * Packs what was accepted, but for stories that failed: how those look is not what anybody meant. Not before the run is over: it
   * would take the processor from what is photographed.
   */
  async keepAccepted(failed: ReadonlySet<string>): Promise<void> {
    const rest = this.#accepted.filter(({ story }) => !failed.has(story.id)).values();
    const pack = async () => {
      for (const { name, picture } of rest) {
        this.#store.keep(name, await packed(picture));
        this.drawn += 1;
      }
    };
    await Promise.all([pack(), pack()]);
  }

  async #tell(name: string, story: Story, look: Look, picture: Buffer): Promise<void> {
    if (this.#accepts) {
      this.#accepted.push({ name, story, picture });
      return;
    }
    const before = this.#store.kept(name);
    const difference = before && (await compare(before, picture, partsOf(look)));
    // Whoever gave it knows that it is not as it was accepted.
    if (!before || !difference || difference.kind === 'same') {
      const { width, height } = await pixelsOf(picture);
      const words = 'there is no accepted picture';
      leave(`after/${name}.webp`, await packedFast(picture));
      this.findings.push({
        ...{ name, story, look, words, width, height },
        kind: 'new',
        isResized: false,
        boxes: [],
      });
      return;
    }
    const { width, height, boxes, ...pictures } = await besideEachOther(before, picture, partsOf(look));
    for (const [folder, file] of Object.entries(pictures)) leave(`${folder}/${name}.webp`, file);
    this.findings.push({
      ...{ name, story, look, width, height, boxes },
      kind: 'changed',
      isResized: difference.kind === 'size',
      words: wordsOn(difference, boxes),
    });
  }
}

/** What became of a picture, in a line. */
export function wordsOn(difference: Exclude<Difference, { kind: 'same' }>, boxes: readonly Box[]): string {
  const places = boxes.length > 1 ? `, in ${boxes.length} places` : '';
  if (difference.kind === 'pixels') {
    const { count, most, box } = difference;
    const pixels = count === 1 ? '1 pixel differs' : `${count} pixels differ`;
    return `${pixels} by up to ${most} of 255, within ${box.width} × ${box.height} at ${box.x}, ${box.y}${places}`;
  }
  const sizes = `it was ${difference.before}, it is ${difference.after}`;
  return boxes.length === 0 ? `${sizes}; only empty ground came or went` : `${sizes}${places}`;
}

/** Takes away what runs left to be looked at. */
export const clearFound = (): void => rmSync(found, { recursive: true, force: true });

/** Leaves a picture where a person looks at it. */
export function leave(path: string, picture: Buffer): void {
  const file = join(found, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
