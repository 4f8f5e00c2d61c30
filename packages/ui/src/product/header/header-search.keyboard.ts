import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the search where it is an icon, up to 755 px. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    { keys: 'Tab', does: 'comes to the button' },
    { keys: 'Enter', does: 'opens the search over the bar, with the focus in its field' },
    { keys: 'Escape', does: 'empties the field; empty, closes the search and goes back to the button' },
    { keys: 'Space', does: 'opens it too' },
  ],
} as const satisfies Keyboard;
