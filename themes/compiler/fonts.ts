import { cssString } from '@student/ui/theme/token-value.ts';

/** One file of a font, and what of the family it draws. */
export interface FontFile {
  file: string;
  /** `400` or, of a variable font, `300 900`. */
  weights: string;
  isItalic?: boolean;
}

/** A font that a brand may use: its self-hosted files, and a system font stretched to the same measure. */
export interface Font {
  files: readonly FontFile[];
  /** Which letters the files hold, as `unicode-range` writes it; all where it is absent. */
  range?: string;
  /** How far it reaches above and below the line, and what it keeps free between lines, in parts of its size. */
  ascent: number;
  descent: number;
  lineGap?: number;
  /**
   * How wide it runs, Arial of the same kind being 1: measured over the Portuguese words of the app, `regular` at 400, `bold` at
   * the weight that brands give their headings. Liberation Sans has Arial's widths, Roboto all but.
   */
  widths: { regular: number; bold: number };
}

/** By the family name that `tokens.json` uses; the fallback is called `<name> Fallback`. */
export type Fonts = Readonly<Record<string, Font>>;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const variable = (name: string, weights: string) => ({
  files: [{ file: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, weights }],
  range: latin,
});

/** The fonts that are here for every brand; the numbers are held against the files by a test. */
export const fonts = {
  'Figtree Variable': {
    ...variable('figtree', '300 900'),
    ascent: 0.95,
    descent: 0.25,
    widths: { regular: 0.9938, bold: 0.9595 },
  },
  'Nunito Variable': {
    ...variable('nunito', '200 1000'),
    ascent: 1.011,
    descent: 0.353,
    widths: { regular: 0.9927, bold: 0.9959 },
  },
  'Sora Variable': {
    ...variable('sora', '100 800'),
    ascent: 0.97,
    descent: 0.29,
    widths: { regular: 1.1202, bold: 1.0606 },
  },
} as const satisfies Fonts;

/**
 * The `@font-face` rules of the families that a brand names, each with its metric-matched fallback. `own` are the fonts that came in
 * the brand's folder; `urlOf` says where the page finds a file.
 */
export function fontFaces(
  families: readonly string[],
  urlOf: (file: string) => string,
  own: Fonts = {},
): string {
  const known: Fonts = { ...fonts, ...own };
  return [...new Set(families)]
    .flatMap((family) => {
      const font = known[family];
      if (!font) return [];
      const { ascent, descent, lineGap = 0, range } = font;
      const faces = font.files.map(
        ({ file, weights, isItalic }) =>
          `@font-face{font-family:${cssString(family)};${isItalic ? 'font-style:italic;' : ''}font-weight:${weights};font-display:swap;src:url(${cssString(urlOf(file))}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`,
      );
      const fallback = (weights: string, width: number, names: readonly string[]) =>
        `@font-face{font-family:${cssString(fallbackOf(family))};font-weight:${weights};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:${percent(lineGap / width)}}`;
      return [
        ...faces,
        fallback('1 574', font.widths.regular, ['Arial', 'Liberation Sans', 'Roboto']),
        fallback('575 1000', font.widths.bold, ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']),
      ];
    })
    .join('\n');
}

/** The one file of a family that draws upright text of a weight: what a page's first words wait for. */
export function fileFor({ files }: Font, weight: number): string | undefined {
  const upright = files.filter(({ isItalic }) => !isItalic);
  return [...upright].sort((one, other) => offWeight(one, weight) - offWeight(other, weight))[0]?.file;
}

/** How far a file is from drawing a weight; 0 where it does. */
export function offWeight({ weights }: FontFile, weight: number): number {
  const [from = 400, to = from] = weights.split(' ').map(Number);
  return Math.max(from - weight, weight - to, 0);
}

function percent(part: number): string {
  return `${Math.round(part * 10000) / 100}%`;
}

/** Name of the stretched system font behind a family: `Figtree Fallback`. */
export function fallbackOf(family: string): string {
  return `${family.replace(/ Variable$/, '')} Fallback`;
}
