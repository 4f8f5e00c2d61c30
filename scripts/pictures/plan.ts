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
  manner: 'plain' | 'touched';
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

/** Width of the window in CSS px, where a look does not ask for another. */
export const wide = 1200;
/** The widths at which a screen is drawn: light on a desktop, dark on a phone. */
export const desktop = 1280;
export const phone = 360;
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
const isOfComponent = ({ title }: Named) => /^(Components|Product|Foundations)\//.test(title);
export const isSheet = ({ id }: Pick<Named, 'id'>) => id.endsWith('--states');
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

/** Covers are the same everywhere and weigh the most: of a screen and of a page about a brand their places are drawn. */
const flatIn = (story: Named): Flat => {
  if (isBrandPage(story)) return 'drawings';
  return isScreen(story) ? 'covers' : 'nothing';
};

/** A component whose `States` do not show it, a screen and a page about brands say by this tag which of their stories is drawn. */
const pictured = 'pictured';

/**
 * Whether a story is drawn: the sheet of a component, which is its `States`, and what has the tag `pictured`. All others are played and
 * judged only.
 */
export const isPictured = (story: Pick<Tagged, 'id' | 'tags'>) =>
  isSheet(story) || story.tags.includes(pictured);

/**
 * Whether `npm test` plays a story; `npm run test:all` plays all. What is drawn, plays of components (those of `Foundations/` and the
 * conformance suite too), and of screens, flows and other pages those with the tag `gate`: what a person does there is what journeys
 * do. Never one with the tag `night`, drawn or not.
 */
export const isInGate = (story: Tagged) =>
  !story.tags.includes('night') &&
  (isPictured(story) || story.tags.includes(isOfComponent(story) ? 'play-fn' : 'gate'));

/** The look in which a story is played. */
export function playedIn(story: Named, fixed: Fixed, brands: readonly string[]): Look {
  const width = Number(fixed.viewport?.replace(/\D/g, '')) || (isScreen(story) ? desktop : wide);
  return {
    ...{ brand: fixed.theme ?? brandOf(story.id, brands), scheme: 'light', suffix: '', width },
    ...{ manner: 'plain', flat: flatIn(story) },
  };
}

/**
 * A sheet whose looks come from what other sheets show in every brand (letters, one tone, one shape) says by this tag that one brand will
 * do.
 */
const oneBrand = 'one-brand';

/** The looks in which a story is drawn, its own brand first. It is mounted once: brand and scheme are switched in place. */
export function looksOf(story: Tagged, fixed: Fixed, brands: readonly string[]): Look[] {
  if (!isPictured(story)) return [];
  const first = playedIn(story, fixed, brands);
  const dark = (brand: string): Look => ({ ...first, brand, scheme: 'dark', suffix: '--dark' });
  if (isScreen(story))
    return first.width <= phone
      ? [first, dark(first.brand)]
      : [first, { ...dark(first.brand), width: phone, suffix: `--${phone}-dark` }];
  const isOfAllBrands = isSheet(story) && !fixed.theme && !story.tags.includes(oneBrand);
  const others = isOfAllBrands ? brands.filter((brand) => brand !== first.brand) : [];
  return [first, dark(first.brand), ...others.flatMap((brand) => [{ ...first, brand }, dark(brand)])];
}

/** Whether every control of a story is drawn hovered, pressed and focused too: on the sheet of a component. */
export const isTouched = (story: Tagged) => isPictured(story) && isOfComponent(story);

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
