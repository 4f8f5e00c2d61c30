/**
 * The keyboard table of a component, written once in `<component>.keyboard.ts` as `export const keyboard: Keyboard`. From it
 * `docs/keyboard.md` is generated; the story `Keyboard` of the same folder presses every key of every row.
 */
export interface Keyboard {
  /** The pattern that it follows, by its name in the ARIA Authoring Practices: `Menu Button`; or the native element: `native button`. */
  pattern: string;
  rows: readonly KeyboardRow[];
}

/** What keys do. */
export interface KeyboardRow {
  /** Names of `KeyboardEvent.key`, `Space` for the space bar; alternatives with commas, chords with `+`: `Enter, Space`, `Shift+Tab`. */
  keys: string;
  /** A sentence of the component's documentation, in English: `Moves the focus to the next item, from the last to the first.` */
  does: string;
}
