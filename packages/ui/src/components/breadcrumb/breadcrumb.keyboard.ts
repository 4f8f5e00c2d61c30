import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a breadcrumb; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next place.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
} as const satisfies Keyboard;
