import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the sort bar: each column is a toggle button. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'comes to the next column' },
    { keys: 'Shift+Tab', does: 'goes back to the column before' },
    { keys: 'Enter', does: 'sorts by the column, then the other way, then not at all' },
    { keys: 'Space', does: 'does the same' },
  ],
} as const satisfies Keyboard;
