import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a password field; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus from the password to the button that shows it.' },
    { keys: 'Space', does: 'On the button: shows the password, or hides it again.' },
    {
      keys: 'Enter',
      does: 'On the button: shows the password, or hides it again. In the password: sends the form, and hides it.',
    },
    { keys: 'Shift+Tab', does: 'Moves the focus back to the password.' },
  ],
} as const satisfies Keyboard;
