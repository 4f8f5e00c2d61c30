import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of what shows more of a list. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'comes from the last item to the button' },
    { keys: 'Enter', does: 'shows more items and goes to the first of them' },
    { keys: 'Space', does: 'does the same' },
  ],
} as const satisfies Keyboard;
