import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a button; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves to the button, also while it is pending or blocked.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
  ],
} as const satisfies Keyboard;
