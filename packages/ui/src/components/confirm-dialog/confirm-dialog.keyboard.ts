import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a question; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  rows: [
    {
      keys: 'Enter, Space',
      does: 'On its trigger: asks, with the focus on the harmless answer. On an answer: gives it.',
    },
    { keys: 'Tab', does: 'Moves to the next answer; from the last to the first.' },
    { keys: 'Shift+Tab', does: 'Moves to the answer before; from the first to the last.' },
    {
      keys: 'Escape',
      does: 'Is the harmless answer, and gives the focus back; while the answer is on its way it does nothing.',
    },
  ],
} as const satisfies Keyboard;
