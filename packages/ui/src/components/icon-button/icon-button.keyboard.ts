import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a toggle button; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter', does: 'Presses it; a toggle changes its state.' },
    { keys: 'Space', does: 'Presses it; a toggle changes its state.' },
  ],
} as const satisfies Keyboard;
