import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the filters: those of its fields, in the order in which they stand. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/',
  rows: [
    { keys: 'Tab', does: 'comes to the search, then to the chips' },
    { keys: 'Shift+Tab', does: 'goes back' },
    { keys: 'Enter', does: 'in the search searches at once' },
    { keys: 'Escape', does: 'in the search empties it' },
    { keys: 'Space', does: 'on a chip chooses it' },
  ],
} as const satisfies Keyboard;
