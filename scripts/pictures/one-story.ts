import { setTimeout as pause } from 'node:timers/promises';
import { compare } from './compare.ts';
import type { Gallery } from './gallery.ts';
import {
  type Dress,
  type Fixed,
  isPictured,
  isScreen,
  isTouched,
  type Look,
  looksOf,
  nameOf,
  partsOf,
  playedIn,
  type Story,
  schemes,
  showsApp,
} from './plan.ts';
import type { StagePage } from './stage.ts';

/** What became of a story: whether it held, and what it looks like. */
export interface Outcome {
  story: Story;
  seconds: number;
  failures: string[];
  looks: string[];
  /** The looks that are not as they were accepted. */
  changed: string[];
}

export const isFine = ({ failures, changed }: Pick<Outcome, 'failures' | 'changed'>) =>
  failures.length === 0 && changed.length === 0;

export interface Asked {
  brands: readonly string[];
  /** Whether pictures are taken at all. */
  photographs: boolean;
  gallery: Gallery;
  /** Contrast in the dresses that it was not played in is judged where it is drawn; of all stories at night only. */
  isGate?: boolean;
}

/** Plays a story in full once, then looks at it in every dress that it has. */
export async function goThrough(page: StagePage, story: Story, asked: Asked): Promise<Outcome> {
  const begun = performance.now();
  const failures: string[] = [];
  const taken: string[] = [];
  const changed: string[] = [];
  let fixed: Fixed = {};
  try {
    fixed = await page.fixed(story.id);
    const { gallery } = asked;
    let shots: { look: Look; name: string; picture: Buffer; isAccepted: Promise<boolean> }[] = [];
    /** Takes a picture, which is compared while the next is taken. */
    const take = async (look: Look) => {
      const name = nameOf(story.id, look);
      taken.push(name);
      const picture = await page.photograph(story, look);
      const isAccepted = gallery.isAccepted(name, look, picture);
      // It is awaited later, or never if the page is lost before.
      isAccepted.catch(() => {});
      shots.push({ look, name, picture, isAccepted });
    };
    /** Looks again at what is not as it was accepted, before the page shows something else. */
    const finish = async () => {
      for (const { look, name, picture, isAccepted } of shots)
        if (!(await isAccepted) && !(await lookAgain(page, story, look, name, picture, gallery)))
          changed.push(name);
      shots = [];
    };
    const first = playedIn(story, fixed, asked.brands);
    const played = await page.play(story, first.brand, first.width, true);
    failures.push(...played.errors, ...played.violations);
    if (played.errors.length === 0) {
      if (asked.photographs) {
        for (const look of looksOf(story, fixed, asked.brands)) await take(look);
        await finish();
        // What touches controls takes the focus away that the play left.
        if (isTouched(story) && (await page.controls()) > 0) {
          await take({ ...first, manner: 'touched', suffix: '--touched' });
          await finish();
        }
      }
      // The app is judged in the brand that its name chose, a page about one brand in that one; its parts are judged in all of them.
      const isOfOne = showsApp(story) || fixed.theme !== undefined;
      const dresses = otherDresses(first, isOfOne ? [first.brand] : asked.brands);
      if (!asked.isGate || isPictured(story))
        failures.push(...(await page.contrast(dresses, fixed.judged, first.width)));
    }
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  failures.push(...page.drainNoises(fixed.hasFaults ?? false));
  return { story, seconds: (performance.now() - begun) / 1000, failures, looks: taken, changed };
}

/**
 * A picture that is not as it was accepted counts when the page stands: it is photographed again, as it is, until it is as
 * accepted or has been the same through all pauses. The story is not played again.
 *
 * @returns whether it is as accepted.
 */
export async function lookAgain(
  page: Pick<StagePage, 'photograph'>,
  story: Story,
  look: Look,
  name: string,
  first: Buffer,
  gallery: Pick<Gallery, 'pauses' | 'isAccepted' | 'take' | 'late'>,
): Promise<boolean> {
  const { pauses } = gallery;
  let picture = first;
  let same = 0;
  for (let looks = 0; same < pauses.length; looks++) {
    if (looks === 10) throw new Error(`${name} does not stand still: ten pictures in a row differ`);
    await pause(pauses[same]);
    const next = await page.photograph(story, look);
    if (await gallery.isAccepted(name, look, next)) {
      gallery.late.push(name);
      return true;
    }
    same = (await compare(picture, next, partsOf(look))).kind === 'same' ? same + 1 : 0;
    picture = next;
  }
  gallery.take(name, story, look, picture);
  return false;
}

/** Every brand and scheme but the one that axe has judged with the rest. */
const otherDresses = (first: Dress, brands: readonly string[]): Dress[] =>
  brands
    .flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })))
    .filter(({ brand, scheme }) => brand !== first.brand || scheme !== first.scheme);

/** Screens first: they take longest, and what comes last is waited for alone. */
export const inOrder = (stories: readonly Story[]) =>
  [...stories].sort((a, b) => Number(isScreen(b)) - Number(isScreen(a)));
