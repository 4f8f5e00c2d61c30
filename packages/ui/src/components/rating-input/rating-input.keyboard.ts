import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a rating input; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the chosen star, or to the first where none is chosen.' },
    { keys: 'Space', does: 'Chooses the focused star.' },
    { keys: 'ArrowDown, ArrowRight', does: 'Gives a star more; from the last to the first.' },
    { keys: 'ArrowUp, ArrowLeft', does: 'Gives a star less; from the first to the last.' },
    { keys: 'Shift+Tab', does: 'Leaves the stars backwards.' },
  ],
} as const satisfies Keyboard;
