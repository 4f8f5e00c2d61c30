import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in the skip link; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'From the top of the page: shows the link and moves to it.' },
    { keys: 'Enter', does: 'Moves the focus to the content.' },
  ],
} as const satisfies Keyboard;
