import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a month; the days are one tab stop. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  rows: [
    { keys: 'Tab', does: 'Moves to the chosen day, then out of the month.' },
    { keys: 'ArrowRight, ArrowLeft', does: 'Chooses the next day, or the one before.' },
    { keys: 'ArrowDown, ArrowUp', does: 'Chooses the same day of the next week, or of the one before.' },
    { keys: 'Home, End', does: 'Chooses the first day of the week, or the last.' },
    { keys: 'PageDown, PageUp', does: 'Chooses the same day of the next month, or of the one before.' },
    { keys: 'Enter, Space', does: 'Chooses the day that has the focus.' },
  ],
} as const satisfies Keyboard;
