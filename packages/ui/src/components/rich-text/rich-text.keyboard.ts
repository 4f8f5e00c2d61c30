import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in the links of a text; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next link of the text.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
} as const satisfies Keyboard;
