import type { SchemeName } from '../tokens.ts';

/** The manners of a brand beside its colours; each name is one complete set of corners, depth, lines, density and type. */
export interface Character {
  /** Families of text and of headings, as fonts are called in `tokens.json`. */
  fonts: { body: string; heading: string };
  headingWeight: number;
  boldWeight: number;
  tracking: { body: number; heading: number; label: number };
  text: readonly [
    xs: number,
    s: number,
    m: number,
    l: number,
    xl: number,
    xxl: number,
    xxxl: number,
    display: number,
  ];
  lines: readonly [number, number, number, number, number, number, number, number];
  /** xxs to xxxl, then padding of cards and of controls. */
  space: readonly [number, number, number, number, number, number, number, number, number, number];
  radius: {
    small: number;
    control: number;
    button: number;
    card: number;
    media: number;
    panel: number;
    pill: number;
  };
  lineWidth: { thin: number; control: number; thick: number };
  controls: readonly [small: number, medium: number, large: number];
  header: number;
  iconStroke: number;
  depth: 'shadows' | 'outlines' | 'lines';
  /** Chroma and hue of the greys. */
  grey: { chroma: number; hue: number };
}

/** The colours that a brand begins with, `#rrggbb`. */
interface Palette {
  brand: string;
  accent: string;
  /** Sky of header and hero; the brand's darkest tone if absent. */
  deep?: string;
  canvas?: string;
  header: 'deep' | 'surface';
}

export interface Recipe {
  name: string;
  describes: string;
  character: Character;
  palette: Palette;
  coin?: string;
  /** Contract colours given by hand, by scheme; aliases or `#rrggbb`. */
  fixed?: Partial<Record<SchemeName, Readonly<Record<string, string>>>>;
}
