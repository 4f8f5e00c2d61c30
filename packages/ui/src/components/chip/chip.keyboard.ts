import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a chip; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the next chip.' },
    { keys: 'Space', does: 'Turns the chip on or off.' },
    { keys: 'Enter', does: 'Turns the chip on or off.' },
    { keys: 'Shift+Tab', does: 'Moves the focus to the chip before.' },
  ],
} as const satisfies Keyboard;
