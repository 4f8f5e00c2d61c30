/** A font that brands may use: one self-hosted variable file, and a system font stretched to the same measure. */
export interface Font {
  /** The package's file, latin letters only, all weights in one. */
  file: string;
  weights: string;
  /** How far it reaches above and below the line, in parts of its size; from the font file. */
  ascent: number;
  descent: number;
  /**
   * How wide it runs, Arial of the same kind being 1: measured over the Portuguese words of the app, `regular` at 400, `bold` at
   * the weight that brands give their headings. Liberation Sans has Arial's widths, Roboto all but.
   */
  widths: { regular: number; bold: number };
}

/** By the family name that `tokens.json` uses; the fallback is called `<name> Fallback`. */
export const fonts: Readonly<Record<string, Font>> = {
  'Figtree Variable': {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    ascent: 0.95,
    descent: 0.25,
    widths: { regular: 0.9938, bold: 0.9595 },
  },
  'Nunito Variable': {
    file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    weights: '200 1000',
    ascent: 1.011,
    descent: 0.353,
    widths: { regular: 0.9927, bold: 0.9959 },
  },
  'Sora Variable': {
    file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
    weights: '100 800',
    ascent: 0.97,
    descent: 0.29,
    widths: { regular: 1.1202, bold: 1.0606 },
  },
};

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The `@font-face` rules of the families that a brand names, each with its metric-matched fallback. */
export function fontFaces(families: readonly string[], urlOf: (file: string) => string): string {
  return [...new Set(families)]
    .flatMap((family) => {
      const font = fonts[family];
      if (!font) return [];
      const fallback = (weights: string, width: number, names: readonly string[]) =>
        `@font-face{font-family:"${fallbackOf(family)}";font-weight:${weights};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${percent(width)};ascent-override:${percent(font.ascent / width)};descent-override:${percent(font.descent / width)};line-gap-override:0%}`;
      return [
        `@font-face{font-family:"${family}";font-weight:${font.weights};font-display:swap;src:url("${urlOf(font.file)}") format("woff2");unicode-range:${latin}}`,
        fallback('1 574', font.widths.regular, ['Arial', 'Liberation Sans', 'Roboto']),
        fallback('575 1000', font.widths.bold, ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']),
      ];
    })
    .join('\n');
}

function percent(part: number): string {
  return `${Math.round(part * 10000) / 100}%`;
}

/** Name of the stretched system font behind a family: `Figtree Fallback`. */
export function fallbackOf(family: string): string {
  return `${family.replace(/ Variable$/, '')} Fallback`;
}
