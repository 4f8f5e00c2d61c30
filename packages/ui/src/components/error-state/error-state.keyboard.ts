import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in an error state; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  rows: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button that tries again; the alert itself takes no focus when it comes.',
    },
    {
      keys: 'Enter, Space',
      does: 'On that button: tries again; the button keeps the focus meanwhile, and a failure is heard again.',
    },
  ],
} as const satisfies Keyboard;
