import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a switch; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the switch.' },
    { keys: 'Space', does: 'Turns it on or off.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
