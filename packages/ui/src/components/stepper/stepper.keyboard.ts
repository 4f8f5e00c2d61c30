import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a stepper that jumps; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the next step.' },
    { keys: 'Enter, Space', does: 'Opens the step, which is announced; the focus stays.' },
    { keys: 'Shift+Tab', does: 'Moves the focus to the step before.' },
  ],
} as const satisfies Keyboard;
