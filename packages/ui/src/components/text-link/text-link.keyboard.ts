import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a link; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'Moves to the link, also while it is blocked.' },
    { keys: 'Enter', does: 'Follows it; a blocked one says why it leads nowhere.' },
  ],
} as const satisfies Keyboard;
