import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in an inline alert; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  rows: [
    {
      keys: 'Tab',
      does: 'Moves the focus to what can be done about it, then to the button that dismisses it; the alert itself takes no focus when it comes.',
    },
    { keys: 'Enter, Space', does: 'On that button: takes the message away.' },
  ],
} as const satisfies Keyboard;
