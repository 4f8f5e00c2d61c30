import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in an accordion; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next title, through what is open.' },
    { keys: 'Shift+Tab', does: 'Moves to the title or control before.' },
    { keys: 'Enter', does: 'Opens or closes what stands under the title.' },
    { keys: 'Space', does: 'Opens or closes what stands under the title.' },
  ],
} as const satisfies Keyboard;
