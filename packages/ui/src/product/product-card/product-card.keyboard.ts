import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a product's card: one link, and the heart beside it. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the link, then to the heart' },
    { keys: 'Shift+Tab', does: 'goes back' },
    { keys: 'Enter', does: 'opens the product from the link; presses the heart' },
    { keys: 'Space', does: 'presses the heart' },
  ],
} as const satisfies Keyboard;
