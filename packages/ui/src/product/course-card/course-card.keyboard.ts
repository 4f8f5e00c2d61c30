import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a course card: one link, and its actions beside it. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the link, then to each action' },
    { keys: 'Shift+Tab', does: 'goes back' },
    { keys: 'Enter', does: 'opens the training from the link; presses an action' },
    { keys: 'Space', does: 'presses an action' },
  ],
} as const satisfies Keyboard;
