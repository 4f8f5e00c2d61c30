import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a list with filters at its side, in a narrow window. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    {
      keys: 'Tab',
      does: 'comes to the search, to the button of the filters, then to each filter that is chosen',
    },
    {
      keys: 'Enter, Space',
      does: 'shows the filters or hides them; takes away the filter that has the focus',
    },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
