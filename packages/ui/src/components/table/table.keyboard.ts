import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a table that sorts; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the next header that sorts.' },
    {
      keys: 'Enter, Space',
      does: 'On a header: sorts by its column, the other way, or no more; the header says how, and the focus stays.',
    },
    { keys: 'Shift+Tab', does: 'Moves the focus to the header before.' },
  ],
} as const satisfies Keyboard;
