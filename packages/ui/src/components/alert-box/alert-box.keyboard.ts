import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in an alert box; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  rows: [
    { keys: 'Tab', does: 'Keeps the focus on the one button.' },
    { keys: 'Enter, Space', does: 'Closes the box.' },
    { keys: 'Escape', does: 'Closes the box.' },
  ],
} as const satisfies Keyboard;
