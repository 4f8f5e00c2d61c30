/** What names a story. */
export interface Named {
  id: string;
  title: string;
}

export interface Tagged extends Named {
  tags: string[];
}

/** A story as the index of the built Storybook names it. */
export interface Story extends Tagged {
  name: string;
  importPath: string;
}

/** What of a story only its file says: globals that it fixes itself. */
export interface Fixed {
  theme?: string;
  viewport?: string;
  /** What of the page axe is shown, where not all of it. */
  judged?: unknown;
  /** Whether it asks for calls that go wrong. */
  hasFaults?: boolean;
}

export type Scheme = 'light' | 'dark';

export type Flat = 'nothing' | 'covers' | 'drawings';

export type Busy = 'none' | 'some' | 'any';

/** A brand and a scheme, which can be changed in place. */
export interface Dress {
  brand: string;
  scheme: Scheme;
}

/** One picture of a story: a brand and a scheme, at a width, in a manner of drawing. */
export interface Look extends Dress {
  /** What the file's name says after the story's id. */
  suffix: string;
  width: number;
  manner: 'plain' | 'touched' | 'forced-colors' | 'print';
  /** Whether the story has to be mounted and played in this brand, because tenant facts differ. */
  isMounted: boolean;
  /** What is drawn as flat fields, because the app shows much of it and it weighs the most: covers, or the brand's own drawings too. */
  flat: Flat;
}

/** What is done to every control of a sheet, one picture below the other, and which pseudo-classes hold then. */
export const touches: readonly { name: string; states: readonly string[] }[] = [
  { name: 'hover', states: ['hover'] },
  { name: 'pressed', states: ['hover', 'active'] },
  { name: 'focus', states: ['focus', 'focus-visible'] },
];
/** How many equal pictures a look shows below each other. */
export const partsOf = ({ manner }: Pick<Look, 'manner'>) => (manner === 'touched' ? touches.length : 1);

export const wide = 1200;
export const phone = 360;
/** The further widths of a story with the tag `widths`, in px: a tablet, and beyond the widest breakpoint. A screen with it is drawn in every brand too. */
export const furtherWidths: readonly number[] = [768, 1600];
export const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * What of a story is busy when it has come to rest: nothing, unless it shows waiting and says so by its tag `busy` (then some
 * region has to be), or it is a sheet of all states, of which any may be.
 */
export const busyOf = (story: Pick<Story, 'id' | 'tags'>): Busy => {
  if (isSheet(story)) return 'any';
  return story.tags.includes('busy') ? 'some' : 'none';
};

export const isScreen = ({ title }: Named) => title.startsWith('Screens/');
/** Whether a story shows the app itself, with all its covers. */
export const showsApp = (story: Named) => isScreen(story) || story.title.startsWith('Flows/');
export const isSheet = ({ id }: Pick<Named, 'id'>) => id.endsWith('--states');
const isOverlay = ({ title }: Named) => title.startsWith('Components/Overlays/');
export const isBrandPage = ({ title }: Named) => title.startsWith('Brands/');

/** The brand in which a story is played: by its name, and moved by a new brand only to that brand. */
export function brandOf(id: string, brands: readonly string[]): string {
  const [first = 'decola'] = [...brands].sort(
    (a, b) => weightOf(id, b) - weightOf(id, a) || (a < b ? -1 : 1),
  );
  return first;
}

/** FNV-1a, finished so that every bit of the name counts. */
function weightOf(id: string, brand: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${brand} ${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The brand's drawings are seen in the one story of a screen that is drawn at all widths, and in those of what shows them; pages that show every kind of them are about where they stand. */
const flatIn = (story: Tagged): Flat => {
  if (isGuide(story) || isBrandPage(story)) return 'drawings';
  if (!showsApp(story)) return 'nothing';
  return story.tags.includes('widths') ? 'covers' : 'drawings';
};

/** Whether a story is played and judged only, for its looks are those of other stories: it says so by its tag. */
export const isUnpictured = ({ tags }: Pick<Story, 'tags'>) => tags.includes('unpictured');

/** Where that may be: what is done by keys ends where a press ends, and the suite over all components shows its rules. */
export const mayBeUnpictured = ({ id, title }: Named) =>
  /--keyboard(-|$)/.test(id) || title === 'Foundations/Conformance';

/** The look in which a story is played. */
export const playedIn = (story: Tagged, fixed: Fixed, brands: readonly string[]): Look =>
  dressesOf(story, fixed, brands)[0];

/** The looks in which a story is drawn; those of its own brand come first, so that it is mounted as seldom as can be. */
export function looksOf(story: Tagged, fixed: Fixed, brands: readonly string[]): Look[] {
  if (isUnpictured(story)) return [];
  const [first, ...others] = dressesOf(story, fixed, brands);
  if (!story.tags.includes('widths') || fixed.viewport) return [first, ...others];
  const wider = furtherWidths.map((width) => ({ ...first, isMounted: false, width, suffix: `--${width}` }));
  return [first, ...others, ...wider];
}

function dressesOf(story: Tagged, fixed: Fixed, brands: readonly string[]): [Look, ...Look[]] {
  const own = fixed.theme ?? brandOf(story.id, brands);
  const width = fixed.viewport ? Number(fixed.viewport.replace(/\D/g, '')) || wide : wide;
  const plain = { brand: own, scheme: 'light' as const, suffix: '', width, manner: 'plain' as const };
  const first: Look = { ...plain, isMounted: true, flat: flatIn(story) };
  const others = brands.filter((brand) => brand !== own);
  const again = { ...first, isMounted: false };
  if (isScreen(story)) {
    const dark: Look = { ...again, scheme: 'dark', suffix: '--dark' };
    if (width <= phone) return [first, dark];
    // Of each screen one story at least has the tag (`screensWithoutWidths`); its other states are drawn in their own brand.
    const elsewhere = fixed.theme || !story.tags.includes('widths') ? [] : others;
    return [
      first,
      dark,
      // Logo, menu and what a page offers are facts of the tenant: in another brand a screen is opened anew.
      ...elsewhere.map((brand) => ({ ...first, brand })),
      { ...again, width: phone, suffix: `--${phone}` },
    ];
  }
  if (!isSheet(story) && !isOverlay(story) && !isBrandPage(story)) return [first];
  // A page about every brand, shown in one: what such a story adds is what is written and found there.
  if (isBrandPage(story) && fixed.theme && !story.title.endsWith(fixed.theme)) return [first];
  const dark = (brand: string): Look => ({ ...again, brand, scheme: 'dark', suffix: '--dark' });
  const elsewhere = fixed.theme ? [] : others;
  return [first, dark(own), ...elsewhere.flatMap((brand) => [{ ...again, brand }, dark(brand)])];
}

/** A page about the foundations: it shows components, and is none. */
const isGuide = ({ tags }: Pick<Story, 'tags'>) => tags.includes('guide');

/** The story of each component on which touched controls, forced colours and print are drawn: its `States`, else its first. */
export function sheetsOf(stories: readonly Story[]): Set<string> {
  const sheets = new Map<string, Story>();
  for (const story of stories) {
    if (!/^(Components|Product|Foundations)\//.test(story.title) || isUnpictured(story) || isGuide(story))
      continue;
    const known = sheets.get(story.title);
    if (!known || (isSheet(story) && !isSheet(known))) sheets.set(story.title, story);
  }
  return new Set([...sheets.values()].map(({ id }) => id));
}

/** The screens of which no story is drawn at all widths. One that fixes its window itself has that width only. */
export function screensWithoutWidths(
  played: readonly { story: Story; looks: readonly string[] }[],
): string[] {
  const isAtAll = ({ looks }: { looks: readonly string[] }) =>
    furtherWidths.every((width) => looks.some((name) => name.endsWith(`--${width}`)));
  const without = new Set(played.filter(({ story }) => isScreen(story)).map(({ story }) => story.title));
  for (const one of played) if (isAtAll(one)) without.delete(one.story.title);
  return [...without];
}

/** The file of a look, without its ending, below `pictures/`. */
export const nameOf = (id: string, { brand, suffix }: Pick<Look, 'brand' | 'suffix'>) =>
  `${brand}/${id}${suffix}`;

/** The parts of such a name: a story's id is `<place>--<story>`, and a look adds no more than one ending. */
export function partsOfName(name: string): { brand: string; place: string; id: string; suffix: string } {
  const [brand = '', file = ''] = name.split(/\/(.*)/s);
  const [place = '', story, ...suffix] = file.split('--');
  // A file of another kind has no story.
  return { brand, place, id: story ? `${place}--${story}` : place, suffix: suffix.join('--') };
}
