import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in pages of a list, which are links; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'Moves to the next page or arrow, also to one that leads nowhere.' },
    {
      keys: 'Enter',
      does: 'Goes to the page and keeps the focus; at an end an arrow says why it leads no further.',
    },
  ],
} as const satisfies Keyboard;
