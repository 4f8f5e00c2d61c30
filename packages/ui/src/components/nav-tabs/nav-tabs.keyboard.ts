import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in places of a section, which are links; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next place; each is a stop of its own.' },
    { keys: 'Shift+Tab', does: 'Moves to the place before.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
} as const satisfies Keyboard;
