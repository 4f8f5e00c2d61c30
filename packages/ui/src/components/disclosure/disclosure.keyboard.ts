import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a disclosure; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    { keys: 'Enter', does: 'Opens or closes; the focus stays on the button.' },
    { keys: 'Space', does: 'Opens or closes; the focus stays on the button.' },
    { keys: 'Tab', does: 'Moves from the button into what is open.' },
  ],
} as const satisfies Keyboard;
