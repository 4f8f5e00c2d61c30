import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the pictures of a product. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    {
      keys: 'Tab',
      does: 'comes to the large picture, whose arrow keys show the next and the one before, then to each small one',
    },
    { keys: 'Enter, Space', does: 'shows the picture that the small one stands for' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
