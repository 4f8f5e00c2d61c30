import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a modal dialog; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    {
      keys: 'Enter, Space',
      does: 'On its trigger: opens the dialog and moves the focus to its first control, to what scrolls where it holds none, or to its title where that is to be read first.',
    },
    { keys: 'Tab', does: 'Moves to the next control inside; from the last to the first.' },
    { keys: 'Shift+Tab', does: 'Moves to the control before; from the first to the last.' },
    {
      keys: 'Escape',
      does: 'Closes the dialog, unless an answer is required, and gives the focus back to what opened it.',
    },
  ],
} as const satisfies Keyboard;
