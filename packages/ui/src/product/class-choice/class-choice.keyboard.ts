import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the classes of an event: each is a link. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the next class' },
    { keys: 'Shift+Tab', does: 'goes back to the one before' },
    { keys: 'Enter', does: 'shows the class' },
  ],
} as const satisfies Keyboard;
