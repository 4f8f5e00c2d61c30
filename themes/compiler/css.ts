import { baseLinks, baseTokens } from '@student/ui/theme/base.ts';
import { tokens as contract } from '@student/ui/theme/contract.ts';
import { svgUri } from '@student/ui/theme/svg-uri.ts';
import { textOf, type Value } from '@student/ui/theme/token-value.ts';
import { BrandError } from './brand-error.ts';
import { type Fonts, fontFaces } from './fonts.ts';
import { type ReadTokens, readTokens, type SchemeName } from './tokens.ts';

export { textOf };

/** What a brand's CSS is made of. */
export interface ThemeSource {
  /** Folder name, and value of `data-theme`. */
  name: string;
  /** The parsed `tokens.json`. */
  tokens: unknown;
  /** Small SVGs that travel in the CSS, by the last part of `image.…`; a missing one becomes `none`. */
  images: Readonly<Record<string, string | undefined>>;
  /** Where the page finds a font file; see {@link fontFaces}. */
  fontUrl: (file: string) => string;
  /** Fonts that came with the brand, measured; see {@link fontFaces}. */
  fonts?: Fonts;
  /**
   * `changes` leaves out what the brand says as the base has it: for the app's own brands, which are built with the base. `all` holds
   * everything that the brand says, so that it stays when the base moves; what it does not say, and is as in the base, is left to the
   * base in both. `changes` unless given.
   */
  says?: 'all' | 'changes';
}

/**
 * One brand as one style sheet that only sets variables: the light scheme, the dark one for `data-scheme="dark"`, and the
 * dark one again for people whose system asks for it where no scheme was chosen. It holds what differs from the base tokens,
 * which the app's own style sheet has, and where it is delivered all that the brand says itself; pictures always, because the base
 * has none.
 *
 * @throws {BrandError} naming every token that is unknown, below a floor or not of its kind.
 */
export function cssOf(source: ThemeSource): string {
  const { light, dark, own, problems } = readTokens(source.tokens);
  if (problems.length > 0) throw new BrandError(source.name, problems);
  const host = `[data-theme=${source.name}]`;
  const images = contract
    .filter(({ type }) => type === 'image')
    .map(({ path, variable }) => {
      const svg = source.images[path.slice('image.'.length)];
      return `${variable}:${svg === undefined ? 'none' : `url("${dataUri(svg)}")`}`;
    });
  const changed = changesOf(light, dark, source.says === 'all' ? own : { light: new Set(), dark: new Set() });
  const darkRules = ['color-scheme:dark', ...changed.dark].join(';');
  return [
    fontFaces(familiesOf(light), source.fontUrl, source.fonts),
    `${host}{${['color-scheme:light', ...changed.light, ...images].join(';')}}`,
    `${host}[data-scheme=dark]{${darkRules}}`,
    `@media (prefers-color-scheme:dark){${host}:not([data-scheme]){${darkRules}}}`,
    '',
  ].join('\n');
}

/** The declarations of one scheme, `--ui-…:value`, all of them and in the contract's order; for previews of tokens that are being edited. */
export function declarationsOf(tokens: unknown, scheme: SchemeName): string[] {
  const values = readTokens(tokens)[scheme];
  return contract.flatMap(({ path, variable }) => {
    const text = cssTextOf(path, values.get(path));
    return text === undefined ? [] : [`${variable}:${text}`];
  });
}

/**
 * What a brand has to write where the base is there already. Any rule of a brand is stronger than any of the base, so what it says
 * for light has to be unsaid for dark, even where that is the base's own value. What the base links to another token is as the
 * brand has that one. The paths of `kept` are written in any case.
 */
function changesOf(
  light: ReadonlyMap<string, Value>,
  dark: ReadonlyMap<string, Value>,
  kept: ReadTokens['own'],
): Record<SchemeName, string[]> {
  const changes: Record<SchemeName, string[]> = { light: [], dark: [] };
  const unsaid = (values: ReadonlyMap<string, Value>, scheme: SchemeName, path: string) => {
    const link = baseLinks.get(path);
    return cssTextOf(path, link === undefined ? baseTokens(scheme).get(path)?.value : values.get(link));
  };
  for (const { path, variable } of contract) {
    const [one, other] = [cssTextOf(path, light.get(path)), cssTextOf(path, dark.get(path))];
    if (one === undefined || other === undefined) continue;
    const isSaid = kept.light.has(path) || one !== unsaid(light, 'light', path);
    if (isSaid) changes.light.push(`${variable}:${one}`);
    const isSaidAnew = isSaid ? other !== one : kept.dark.has(path) || other !== unsaid(dark, 'dark', path);
    if (isSaidAnew) changes.dark.push(`${variable}:${other}`);
  }
  return changes;
}

/**
 * How a brand's sheet writes a token. Tokens give the room between letters for text of the usual size; it is drawn as a share of the
 * text that has it, so that a title is set as tight as running text looks.
 */
function cssTextOf(path: string, value: Value | undefined): string | undefined {
  const isShare = path.startsWith('font.tracking.') && value?.type === 'dimension' && value.value !== 0;
  if (!isShare) return textOf(value);
  return textOf({
    ...value,
    value: value.unit === 'px' ? value.value / 16 : value.value,
    unit: 'rem',
  }).replace('rem', 'em');
}

function familiesOf(values: ReadonlyMap<string, Value>): string[] {
  return [...values.values()].flatMap((value) => (value.type === 'fontFamily' ? value.value : []));
}

/** An SVG as a data URI that stays readable and gzips well. */
function dataUri(svg: string): string {
  const small = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .trim()
    // Single quotes are shorter here; where they mean something already, the double ones stay, and are written by their number.
    .replace(tag, (text) =>
      text.replace(attribute, (all, inside = `'`) => (inside.includes(`'`) ? all : `='${inside}'`)),
    );
  return svgUri(small);
}

const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const attribute = /=\s*(?:"([^"]*)"|'[^']*')/g;
