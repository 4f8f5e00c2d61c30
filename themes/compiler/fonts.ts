/** A font that brands may use: one self-hosted variable file, and a system font stretched to the same measure. */
export interface Font {
  /** The package's file, latin letters only, all weights in one. */
  file: string;
  weights: string;
  /** Percentages that give Arial this font's width and height, so that nothing moves when the file arrives. */
  fallback: { sizeAdjust: number; ascent: number; descent: number };
}

/** By the family name that `tokens.json` uses; the fallback is called `<name> Fallback`. */
export const fonts: Readonly<Record<string, Font>> = {
  'Figtree Variable': {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    fallback: { sizeAdjust: 99.7, ascent: 95.3, descent: 25.1 },
  },
  'Nunito Variable': {
    file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    weights: '200 1000',
    fallback: { sizeAdjust: 99.07, ascent: 102.1, descent: 35.6 },
  },
  'Sora Variable': {
    file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
    weights: '100 800',
    fallback: { sizeAdjust: 112.36, ascent: 86.3, descent: 25.8 },
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
      const { sizeAdjust, ascent, descent } = font.fallback;
      return [
        `@font-face{font-family:"${family}";font-weight:${font.weights};font-display:swap;src:url("${urlOf(font.file)}") format("woff2");unicode-range:${latin}}`,
        `@font-face{font-family:"${fallbackOf(family)}";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
      ];
    })
    .join('\n');
}

/** Name of the stretched system font behind a family: `Figtree Fallback`. */
export function fallbackOf(family: string): string {
  return `${family.replace(/ Variable$/, '')} Fallback`;
}
