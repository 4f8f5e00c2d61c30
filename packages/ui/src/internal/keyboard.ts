/** What keys are called by `KeyboardEvent.key`; `Space` stands for the space bar. */
type Named =
  | `Arrow${'Down' | 'Left' | 'Right' | 'Up'}`
  | `Page${'Down' | 'Up'}`
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'F8'
  | 'Home'
  | 'Space'
  | 'Tab';

/** Keys by what they write, letters as they stand on them; a group of them that does the same or the like. */
type Writing = 'C' | 'F' | 'J' | 'K' | 'L' | 'M' | '<' | '>' | '?' | 'A–Z' | '0–9';

type Key = Named | Writing | 'Alt+ArrowDown' | 'Shift+Tab';

/** A key or a chord, or alternatives with commas: `Enter, Space`. A test holds those after the first too. */
export type Keys = Key | `${Key}, ${string}`;

/** Where the ARIA Authoring Practices describe a pattern. */
export type PatternAddress = `https://www.w3.org/WAI/ARIA/apg/patterns/${string}/`;

/**
 * The keyboard table of a component, written once in `<component>.keyboard.ts` as `export const keyboard`. From it
 * `docs/keyboard.md` is generated; the story `Keyboard` of the same folder presses every key of every row.
 */
export interface Keyboard {
  /** The pattern that it follows; its name is the last part of the address. */
  pattern: PatternAddress;
  rows: readonly KeyboardRow[];
}

/** What keys do. */
export interface KeyboardRow {
  keys: Keys;
  /** A sentence of the component's documentation, in English: `Moves the focus to the next item, from the last to the first.` */
  does: string;
}
