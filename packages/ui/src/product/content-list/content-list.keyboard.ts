import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the list of contents; blocked ones are links too. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the next content, also to one that cannot be opened yet' },
    { keys: 'Shift+Tab', does: 'goes back to the content before' },
    { keys: 'Enter', does: 'opens the content; of a blocked one it says why it does not open' },
  ],
} as const satisfies Keyboard;
