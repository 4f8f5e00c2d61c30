import { setTimeout as pause } from 'node:timers/promises';
import { compare } from './compare.ts';
import type { Gallery } from './gallery.ts';
import {
  type Dress,
  type Fixed,
  isScreen,
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

export interface Asked {
  brands: readonly string[];
  /** Stories on which touched controls, forced colours and print are drawn. */
  sheets: ReadonlySet<string>;
  /** Whether pictures are taken at all. */
  photographs: boolean;
  gallery: Gallery;
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
    const first = playedIn(story, fixed, asked.brands);
    const looks = looksOf(story, fixed, asked.brands);
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
      for (const { look, name, picture, isAccepted } of shots) {
        if (await isAccepted) gallery.takeAccepted();
        else if (!(await lookAgain(page, story, look, name, picture, gallery))) changed.push(name);
      }
      shots = [];
    };
    const inPlace = looks.filter((look, at) => at === 0 || !look.isMounted);
    const elsewhere = looks.filter((look) => !inPlace.includes(look));

    const played = await page.play(story, first.brand, first.width, true);
    failures.push(...played.errors, ...played.violations);
    if (played.errors.length === 0) {
      if (asked.photographs) for (const look of inPlace) await take(look);
      await finish();
      // What touches controls takes the focus away that the play left.
      if (asked.photographs && asked.sheets.has(story.id))
        for (const look of await mannersOf(page, first)) await take(look);
      await finish();
      // The app is judged in the brand that its name chose; its parts are judged in all of them.
      const dresses = otherDresses(first, showsApp(story) ? [first.brand] : asked.brands);
      failures.push(...(await page.contrast(dresses, fixed.judged, first.width)));
      for (const look of asked.photographs ? elsewhere : []) {
        const again = await page.play(story, look.brand, look.width, false);
        failures.push(...again.errors.map((error) => `in ${look.brand}: ${error}`));
        if (again.errors.length === 0) await take(look);
        await finish();
      }
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
  gallery: Pick<Gallery, 'pauses' | 'isAccepted' | 'takeAccepted' | 'take' | 'late'>,
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
      gallery.takeAccepted();
      return true;
    }
    same = (await compare(picture, next, partsOf(look))).kind === 'same' ? same + 1 : 0;
    picture = next;
  }
  gallery.take(name, story, look, picture);
  return false;
}

/** The further manners in which the first look of a component's sheet is drawn. */
async function mannersOf(page: StagePage, first: Look): Promise<Look[]> {
  const as = (manner: Look['manner']): Look => ({ ...first, manner, suffix: `--${manner}` });
  return [
    ...((await page.controls()) > 0 ? [as('touched')] : []),
    ...((await page.hasRulesFor('forced-colors')) ? [as('forced-colors')] : []),
    ...((await page.hasRulesFor('print')) ? [as('print')] : []),
  ];
}

/** Every brand and scheme but the one that axe has judged with the rest. */
const otherDresses = (first: Dress, brands: readonly string[]): Dress[] =>
  brands
    .flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })))
    .filter(({ brand, scheme }) => brand !== first.brand || scheme !== first.scheme);

/** Screens first: they take longest, and what comes last is waited for alone. */
export const inOrder = (stories: readonly Story[]) =>
  [...stories].sort((a, b) => Number(isScreen(b)) - Number(isScreen(a)));
