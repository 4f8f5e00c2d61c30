import { svgAddress } from '@student/ui/theme/svg-uri.ts';
import { type Range, rangesOf } from '../../../themes/compiler/check-floors.ts';
import { declarationsOf, textOf } from '../../../themes/compiler/css.ts';
import { drawingsOf } from '../../../themes/compiler/drawings/drawings.ts';
import { isObject } from '../../../themes/compiler/format/json.ts';
import { writeTokens } from '../../../themes/compiler/generate/write-tokens.ts';
import { judge, type Verdict } from '../../../themes/compiler/pairs.ts';
import type { PhotoFocus } from '../../../themes/compiler/photo-place.ts';
import { startTheme } from '../../../themes/compiler/starter.ts';
import { type Problem, readTokens, type SchemeName } from '../../../themes/compiler/tokens.ts';
import { hasLightHeader } from './light-header.ts';
import { parsedJson } from './parsed-json.ts';

/** Manners that a trial may be made in. */
export const manners = ['soft', 'round', 'sharp'] as const;
export type Manners = (typeof manners)[number];

/** What a brand is made from on the page: what a link to the trial carries. */
export interface Trial {
  name: string;
  /** Brand, accent, sky. */
  colors: readonly string[];
  manners: Manners;
  /** The text of `tokens.json`. */
  tokens: string;
}

/** Files chosen from this person's disk, as addresses that live as long as the page. */
export interface Chosen {
  textFont?: string | undefined;
  headingFont?: string | undefined;
  photo?: string | undefined;
  /** Which part of the photograph is kept; its middle unless given. */
  focus?: PhotoFocus | undefined;
}

/** A trial's name as a folder may have it. */
export const folderName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '') || 'acme';

/** Every file of the brand that name, colours and manners make. */
export function startedFrom({
  name,
  colors,
  manners: character,
}: Omit<Trial, 'tokens'>): Map<string, string> {
  return startTheme({ name: folderName(name), title: name, colors, character });
}

/** What stands on the page at first: the tokens of a brand, and the colours that they have. */
export function trialOf(brand: string, tokens: unknown): Trial {
  const begun = { ...(isObject(tokens) && tokens), $description: `Begun from the tokens of ${brand}.` };
  const text = writeTokens(begun);
  return { name: 'Sua marca', colors: coloursOf(text), manners: 'soft', tokens: text };
}

/** Whether the tokens are those that name, colours and manners make, and nobody changed them. */
export function isMade({ tokens, ...made }: Trial): boolean {
  return startedFrom(made).get('tokens.json') === tokens;
}

/** The drawings of a trial by file: in the colours that it was made from, or once its tokens are others, in those of the tokens. */
export function drawingsFor(trial: Trial): ReadonlyMap<string, string> {
  const { name } = trial;
  const colors = isMade(trial) ? trial.colors : [];
  const [brand, accent, ground] = coloursOf(trial.tokens);
  return drawingsOf({
    name: folderName(name),
    title: name,
    brand: colors[0] ?? brand,
    accent: colors[1] ?? accent,
    ground,
  });
}

/** Brand, accent and the hero's ground, as tokens have them. */
function coloursOf(text: string): [brand: string, accent: string, ground: string] {
  const values = readTokens(tokensFrom(text)).light;
  const hex = (path: string, otherwise: string) => {
    const value = values.get(path);
    return value?.type === 'color' ? value.value.hex : otherwise;
  };
  return [
    hex('color.bg.brand', '#3b5bdb'),
    hex('color.bg.accent', '#f2a900'),
    hex('color.hero.bg', '#17123f'),
  ];
}

/** The tokens of a text that is being edited: none while it is no JSON, so that it is shown with what the base says. */
export function tokensFrom(text: string): unknown {
  const json = parsedJson(text);
  return json === undefined ? {} : json;
}

/** The command that makes the same brand as a folder; where the tokens are others, all of it but these. */
export function commandFor({ name, colors, manners: character }: Trial, chosen: Chosen): string {
  const words = [
    `npm run new:theme -- ${folderName(name)}`,
    ...colors.map((color) => `'${color}'`),
    ...(character === 'soft' ? [] : [`--manners ${character}`]),
    ...(name ? [`--title '${name.replaceAll("'", `'\\''`)}'`] : []),
    ...(chosen.textFont ? ['--font <woff2>'] : []),
    ...(chosen.headingFont ? ['--heading-font <woff2>'] : []),
    ...(chosen.photo ? ['--photo <file>'] : []),
    ...(chosen.photo && chosen.focus ? [`--focus ${chosen.focus.x},${chosen.focus.y}`] : []),
  ];
  return words.join(' ');
}

/** What is tried: the style sheet of it, and what is wrong with it. */
export interface Tried {
  problems: readonly Problem[];
  /** What its team should know; a brand is delivered with them. */
  warnings: readonly Problem[];
  verdicts: readonly Verdict[];
  /** What no brand may go below, beside what is tried. */
  ranges: readonly Range[];
  css: string;
  /** Whether the header is a light one, on which the usual logo stands. */
  hasLightHeader: boolean;
}

/** Reads tokens that are being edited; drawings and fonts go into the style sheet as a brand's own do. */
export function tryTokens(text: string, drawings: ReadonlyMap<string, string>, chosen: Chosen): Tried {
  const json = tokensFrom(text);
  const { light, dark, problems, warnings } = readTokens(json);
  const rules = (scheme: SchemeName) => [`color-scheme:${scheme}`, ...declarationsOf(json, scheme)].join(';');
  const images = ['motif', 'coin'].map(
    (name) => `--ui-image-${name}:url("${drawingUrl(drawings, name)?.replaceAll("'", '%27')}")`,
  );
  const { faces, families } = fontRules(chosen, textOf(light.get('font.family.body')) ?? 'sans-serif');
  const shared = [...images, ...families].join(';');
  return {
    problems,
    warnings: chosen.textFont || chosen.headingFont ? [...warnings, unnamedFonts] : warnings,
    verdicts: [...judge(light, 'light'), ...judge(dark, 'dark')],
    ranges: rangesOf(light),
    css: `${faces}[data-theme=palette]{${rules('light')};${shared}}[data-theme=palette][data-scheme=dark]{${rules('dark')}}`,
    hasLightHeader: hasLightHeader(light),
  };
}

/** This page draws with a file and does not look for its name in it. */
const unnamedFonts: Problem = {
  where: 'fonts',
  says: 'are not named in this tokens.json: npm run new:theme with --font reads their names and writes them into its own.',
};

function fontRules({ textFont, headingFont }: Chosen, usual: string) {
  const face = (family: string, url: string | undefined) =>
    url === undefined
      ? ''
      : `@font-face{font-family:"${family}";font-weight:1 1000;src:url("${url}") format("woff2")}`;
  const body = textFont === undefined ? usual : `"Palette text",${usual}`;
  const heading = headingFont === undefined ? body : `"Palette headings",${usual}`;
  const isChosen = textFont !== undefined || headingFont !== undefined;
  return {
    faces: face('Palette text', textFont) + face('Palette headings', headingFont),
    families: isChosen ? [`--ui-font-family-body:${body}`, `--ui-font-family-heading:${heading}`] : [],
  };
}

/** A drawing of the brand as an address. */
export function drawingUrl(drawings: ReadonlyMap<string, string>, name: string): string | undefined {
  const svg = drawings.get(`${name}.svg`);
  return svg && svgAddress(svg);
}
