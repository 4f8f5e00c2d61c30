import type { Inks } from './inks.ts';
import type { Random } from './random.ts';

/** Width and height of the hero's drawing. Its lower and right edges may be run over, the others not. */
export const heroSize = { width: 960, height: 720 };

/**
 * One way of drawing a whole brand: its sign, hero, pattern and coin speak the same language. Everything is drawn from the same
 * random numbers, so a name gives the same brand each time.
 */
export interface Family {
  /** In a box of 32: logo, favicon, coin. Two inks, or one twice. */
  sign: (one: string, other: string, random: Random) => string;
  /** In a box of 960 × 720, heavy in the lower right corner. */
  hero: (inks: Inks, random: Random) => string;
  /** A tile in black that goes on past its edges: its side, and what is on it. Less than 700 bytes. */
  motif: (random: Random) => { side: number; body: string };
  /** The shape, in the hero's box, that a photograph is cut to. */
  mask: (random: Random) => string;
  /** What goes round the coin between rim and sign, in a box of 24. */
  rim: string;
}

/** A number as a drawing writes it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
