import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the panel to sign in. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    {
      keys: 'Enter',
      does: 'on the button opens the panel with the focus in the first field; in a field sends the form',
    },
    { keys: 'Tab', does: 'comes to the next control and from the last one to the first' },
    { keys: 'Shift+Tab', does: 'goes the other way round' },
    { keys: 'Escape', does: 'closes the panel and goes back to the button' },
  ],
} as const satisfies Keyboard;
