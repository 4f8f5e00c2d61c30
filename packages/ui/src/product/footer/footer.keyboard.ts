import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do on what opens the company's links on phones; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    { keys: 'Enter', does: 'Opens or closes the links; the focus stays on the button.' },
    { keys: 'Space', does: 'Opens or closes the links; the focus stays on the button.' },
    { keys: 'Tab', does: 'Moves from the button into the links that are open.' },
  ],
} as const satisfies Keyboard;
