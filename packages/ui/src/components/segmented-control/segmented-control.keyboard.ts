import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a segmented control; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the chosen segment.' },
    { keys: 'Space', does: 'Chooses the focused segment.' },
    { keys: 'ArrowDown, ArrowRight', does: 'Chooses the next segment; from the last to the first.' },
    { keys: 'ArrowUp, ArrowLeft', does: 'Chooses the segment before; from the first to the last.' },
    { keys: 'Shift+Tab', does: 'Leaves the segments backwards.' },
  ],
} as const satisfies Keyboard;
