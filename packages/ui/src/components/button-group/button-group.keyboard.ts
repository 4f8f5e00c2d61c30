import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a group of buttons; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next button; each is a stop of its own.' },
    { keys: 'Shift+Tab', does: 'Moves to the button before.' },
    { keys: 'Enter, Space', does: 'Presses the button.' },
  ],
} as const satisfies Keyboard;
