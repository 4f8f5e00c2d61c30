import { oklch, partsOf } from '../color.ts';

/** The colours of a drawing that stands on the brand's dark ground, light on dark enough to be seen there in both schemes. */
export interface Inks {
  /** The brand's second colour: what leads the eye. */
  accent: string;
  /** A quieter step of it. */
  accentDeep: string;
  /** The brand's own colour, lifted until it stands out. */
  brand: string;
  brandDeep: string;
  /** Nearly white, of the brand's hue. */
  pale: string;
  /** What is just seen on the ground. */
  shade: string;
}

/** Inks from a brand's colours and the ground that they stand on. */
export function inksOf(brand: string, accent: string, ground: string): Inks {
  const [own, other, under] = [partsOf(brand), partsOf(accent), partsOf(ground)];
  const lifted = Math.max(own.lightness, 0.56);
  const leading = Math.max(other.lightness, 0.66);
  return {
    accent: oklch(leading, other.chroma, other.hue),
    accentDeep: oklch(leading - 0.16, other.chroma * 0.9, other.hue),
    brand: oklch(lifted, Math.max(own.chroma, 0.02), own.hue),
    brandDeep: oklch(lifted - 0.14, own.chroma * 0.9, own.hue),
    pale: oklch(0.95, Math.min(own.chroma, 0.035), own.hue),
    shade: oklch(under.lightness + 0.11, Math.max(under.chroma, 0.02) * 1.1, under.hue),
  };
}
