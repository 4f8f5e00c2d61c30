import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a radio group; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  rows: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the chosen radio, or to the first where none is chosen; from there it leaves the group.',
    },
    { keys: 'Space', does: 'Chooses the focused radio.' },
    {
      keys: 'ArrowDown, ArrowRight',
      does: 'Moves to the next radio and chooses it; from the last to the first.',
    },
    {
      keys: 'ArrowUp, ArrowLeft',
      does: 'Moves to the radio before and chooses it; from the first to the last.',
    },
    { keys: 'Shift+Tab', does: 'Leaves the group backwards.' },
  ],
} as const satisfies Keyboard;
