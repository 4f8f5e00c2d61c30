import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the bar of the shop: links in a row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the next link' },
    { keys: 'Shift+Tab', does: 'goes back to the link before' },
  ],
} as const satisfies Keyboard;
