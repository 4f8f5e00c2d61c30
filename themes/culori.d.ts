/** The little of culori that is used here; the package ships no types. */
declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
    alpha?: number;
  }
  export interface Oklab {
    mode: 'oklab';
    l: number;
    a: number;
    b: number;
    alpha?: number;
  }
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  /** A colour in one of the other spaces: what its channels are called depends on the mode. */
  export interface OtherColor {
    mode: 'lrgb' | 'p3' | 'a98' | 'prophoto' | 'rec2020' | 'xyz65' | 'xyz50' | 'hsl' | 'hwb' | 'lab' | 'lch';
    alpha?: number;
  }
  export type Color = Oklch | Oklab | Rgb | OtherColor;
  export function parse(color: string): Color | undefined;
  export function converter(mode: 'oklch'): (color: string | Color) => Oklch;
  export function converter(mode: 'oklab'): (color: string | Color) => Oklab;
  export function converter(mode: 'rgb'): (color: string | Color) => Rgb;
  export function formatHex(color: Color): string;
  export function clampChroma(color: Oklch, mode?: 'oklch', rgbGamut?: 'rgb'): Oklch;
  export function inGamut(mode: 'rgb'): (color: string | Color) => boolean;
  export function toGamut(mode: 'rgb', by: 'oklch'): (color: string | Color) => Rgb;
  export function wcagContrast(one: string | Color, other: string | Color): number;
  export function differenceCiede2000(): (one: string, other: string) => number;
}
