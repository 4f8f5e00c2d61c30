/** The little of culori that is used here; the package ships no types. */
declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
    alpha?: number;
  }
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  export function parse(color: string): Oklch | Rgb | undefined;
  export function converter(mode: 'oklch'): (color: string | Oklch | Rgb) => Oklch;
  export function converter(mode: 'rgb'): (color: string | Oklch | Rgb) => Rgb;
  export function formatHex(color: Oklch | Rgb): string;
  export function clampChroma(color: Oklch, mode?: 'oklch', rgbGamut?: 'rgb'): Oklch;
  export function wcagContrast(one: string | Rgb | Oklch, other: string | Rgb | Oklch): number;
  export function differenceCiede2000(): (one: string, other: string) => number;
}
