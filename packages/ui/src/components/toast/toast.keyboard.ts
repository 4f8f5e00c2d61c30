import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in toasts; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  rows: [
    { keys: 'F8', does: 'Moves the focus to the toasts, from anywhere, also over a modal dialog.' },
    {
      keys: 'Tab',
      does: 'Moves to the next control of the toasts; over a dialog from the last back into it.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a button: does what it says; when the last toast goes, the focus goes back where it came from.',
    },
    {
      keys: 'Escape',
      does: 'Goes back where the focus came from; neither a toast nor a dialog under it goes.',
    },
  ],
} as const satisfies Keyboard;
