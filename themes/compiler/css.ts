import { tokens as contract } from '@student/ui/theme/contract.ts';
import { type Fonts, fontFaces } from './fonts.ts';
import { type Problem, readTokens, type SchemeName, type Value } from './tokens.ts';

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
}

/** Thrown when a brand cannot be built: its message lists every missing, unknown or broken token. */
export class ThemeError extends Error {
  override name = 'ThemeError';
  readonly problems: readonly Problem[];
  constructor(theme: string, problems: readonly Problem[]) {
    super(
      [
        `The theme "${theme}" cannot be built:`,
        ...problems.map(({ where, says, hint }) => `  ${where} ${says}${hint ? ` (${hint})` : ''}`),
      ].join('\n'),
    );
    this.problems = problems;
  }
}

/**
 * One brand as one style sheet that only sets variables: the light scheme, the dark one for `data-scheme="dark"`, and the
 * dark one again for people whose system asks for it where no scheme was chosen.
 *
 * @throws {ThemeError} when a token is missing, unknown, unused or not of its kind.
 */
export function cssOf(source: ThemeSource): string {
  const { light, dark, problems } = readTokens(source.tokens);
  if (problems.length > 0) throw new ThemeError(source.name, problems);
  const host = `[data-theme=${source.name}]`;
  const images = contract
    .filter(({ type }) => type === 'image')
    .map(({ path, variable }) => {
      const svg = source.images[path.slice('image.'.length)];
      return `${variable}:${svg === undefined ? 'none' : `url("${dataUri(svg)}")`}`;
    });
  const darker = contract.flatMap(({ path, variable }) => {
    const [one, other] = [textOf(light.get(path)), textOf(dark.get(path))];
    return other === undefined || one === other ? [] : [`${variable}:${other}`];
  });
  const darkRules = `color-scheme:dark;${darker.join(';')}`;
  return [
    fontFaces(familiesOf(light), source.fontUrl, source.fonts),
    `${host}{color-scheme:light;${[...declarations(light), ...images].join(';')}}`,
    `${host}[data-scheme=dark]{${darkRules}}`,
    `@media (prefers-color-scheme:dark){${host}:not([data-scheme]){${darkRules}}}`,
    '',
  ].join('\n');
}

/** The declarations of one scheme, `--ui-…:value`, in the contract's order; for previews of tokens that are being edited. */
export function declarationsOf(tokens: unknown, scheme: SchemeName): string[] {
  return declarations(readTokens(tokens)[scheme]);
}

/** How CSS writes a token's value. */
export function textOf(value: Value | undefined): string | undefined {
  if (!value) return undefined;
  switch (value.type) {
    case 'color':
      return colorText(value.value);
    case 'dimension':
    case 'duration':
      return value.value === 0 && value.type === 'dimension' ? '0px' : `${trim(value.value)}${value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${value.value.map(trim).join(',')})`;
    case 'fontFamily':
      return value.value.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(',');
    case 'fontWeight':
    case 'number':
      return trim(value.value);
    case 'shadow': {
      const seen = value.value.filter(({ color }) => color.alpha > 0);
      if (seen.length === 0) return '0 0 #0000';
      return seen
        .map((one) => {
          const lengths = [one.offsetX, one.offsetY, one.blur, one.spread].map((px) =>
            px === 0 ? '0' : `${trim(px)}px`,
          );
          return `${one.inset ? 'inset ' : ''}${lengths.join(' ')} ${colorText(one.color)}`;
        })
        .join(',');
    }
  }
}

function declarations(values: ReadonlyMap<string, Value>): string[] {
  return contract.flatMap(({ path, variable }) => {
    const text = textOf(values.get(path));
    return text === undefined ? [] : [`${variable}:${text}`];
  });
}

function familiesOf(values: ReadonlyMap<string, Value>): string[] {
  return [...values.values()].flatMap((value) => (value.type === 'fontFamily' ? value.value : []));
}

function colorText({ hex, alpha }: { hex: string; alpha: number }): string {
  const full =
    alpha >= 1
      ? hex
      : `${hex}${Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')}`;
  return /^#(?:(.)\1)+$/.test(full)
    ? `#${[...full.slice(1)].filter((_, index) => index % 2 === 0).join('')}`
    : full;
}

function trim(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}

/** An SVG as a data URI that stays readable and gzips well. */
function dataUri(svg: string): string {
  const small = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('"', "'");
  return `data:image/svg+xml,${small.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
