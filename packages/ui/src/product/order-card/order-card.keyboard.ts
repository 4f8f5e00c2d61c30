import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of an order's card: it is one link, which what stands on it follows. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the link' },
    { keys: 'Enter', does: 'opens the order' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
