import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { compare, drawDifference, packed, packedFast } from './compare.ts';
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
  words: string;
  /** Where the change is, in pixels of the picture. */
  box?: { x: number; y: number; width: number; height: number };
}

/** Compares pictures with the accepted ones, or accepts them, while the run goes on. */
export class Gallery {
  readonly #accepts: boolean;
  readonly #busy = new Set<Promise<void>>();
  readonly findings: Finding[] = [];
  /** Pictures that could not be read or written. */
  readonly faults: string[] = [];
  readonly #accepted: { name: string; story: Story; picture: Buffer }[] = [];
  same = 0;
  /** Pictures that were as accepted at a second look only. */
  readonly late: string[] = [];
  drawn = 0;

  constructor(accepts: boolean) {
    this.#accepts = accepts;
    // What is left to be looked at stays while some of it is accepted.
    if (!accepts) rmSync(found, { recursive: true, force: true });
  }

  /**
   * How long a page is looked at before what it shows counts, in pauses of milliseconds: a picture that is not as it was
   * accepted must be the same again after each. Where much differs it is no chance, and nothing is waited for.
   */
  get pauses(): readonly number[] {
    if (this.#accepts) return [400];
    return this.findings.length < 30 ? [400, 1600] : [];
  }

  /** Whether a picture is as it was accepted. */
  async isAccepted(name: string, look: Look, picture: Buffer): Promise<boolean> {
    const before = keptPicture(name);
    return before !== undefined && (await compare(before, picture, partsOf(look))).kind === 'same';
  }

  /** Counts a picture that is as it was accepted. */
  takeAccepted(): void {
    this.same += 1;
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
    for (const { name, story, picture } of this.#accepted) {
      if (failed.has(story.id)) continue;
      keepPicture(name, await packed(picture));
      this.drawn += 1;
    }
  }

  async #tell(name: string, story: Story, look: Look, picture: Buffer): Promise<void> {
    const before = keptPicture(name);
    if (this.#accepts) {
      this.#accepted.push({ name, story, picture });
      return;
    }
    const difference = before && (await compare(before, picture, partsOf(look)));
    if (difference?.kind === 'same') {
      this.same += 1;
      return;
    }
    leave(`after/${name}.webp`, await packedFast(picture));
    if (!before || !difference) {
      this.findings.push({ name, story, look, kind: 'new', words: 'there is no accepted picture' });
      return;
    }
    leave(`before/${name}.webp`, before);
    leave(`difference/${name}.webp`, await drawDifference(before, picture));
    const words =
      difference.kind === 'size'
        ? `it was ${difference.before}, it is ${difference.after}`
        : `${difference.count} pixels differ by up to ${difference.most} of 255, within ${difference.box.width} × ${difference.box.height} at ${difference.box.x}, ${difference.box.y}`;
    const { box } = { box: undefined, ...difference };
    this.findings.push({ name, story, look, kind: 'changed', words, ...(box && { box }) });
  }
}

function leave(path: string, picture: Buffer): void {
  const file = join(found, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
