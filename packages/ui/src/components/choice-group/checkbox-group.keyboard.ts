import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a checkbox group; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the next box of the group.' },
    {
      keys: 'Space',
      does: 'Ticks the focused box, or takes the tick away; a box that refuses stays as it is and says why.',
    },
    { keys: 'Shift+Tab', does: 'Moves the focus to the box before.' },
  ],
} as const satisfies Keyboard;
