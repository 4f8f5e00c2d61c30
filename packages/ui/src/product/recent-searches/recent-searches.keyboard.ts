import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the recent searches: links, and a button behind each. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    {
      keys: 'Tab',
      does: 'goes from the button that empties the list to each search and the button that removes it',
    },
    { keys: 'Enter', does: 'on a search searches for it again' },
    { keys: 'Space', does: 'on a button removes that search, or all of them' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
