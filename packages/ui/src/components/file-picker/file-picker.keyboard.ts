import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a file picker; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the picker.' },
    { keys: 'Enter', does: 'Opens the dialog of the device.' },
    { keys: 'Space', does: 'Opens the dialog of the device.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
