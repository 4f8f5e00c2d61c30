import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a error summary; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the next error.' },
    { keys: 'Enter', does: 'Moves the focus to the field of the error; in a group, to its first control.' },
    { keys: 'Shift+Tab', does: 'Moves the focus to the error before.' },
  ],
} as const satisfies Keyboard;
