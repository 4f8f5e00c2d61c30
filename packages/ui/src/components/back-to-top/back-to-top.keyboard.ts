import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in back to top; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves to the button once the page is scrolled.' },
    { keys: 'Enter, Space', does: 'Scrolls to the top and moves the focus where the page begins.' },
  ],
} as const satisfies Keyboard;
