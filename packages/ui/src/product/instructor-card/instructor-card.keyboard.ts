import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of an instructor: the name is a link where there is a page behind it. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the name' },
    { keys: 'Enter', does: 'opens the courses of the instructor' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
