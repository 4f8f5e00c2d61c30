import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a row of tabs; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  rows: [
    { keys: 'Tab', does: 'Moves to the tab that is shown, then into its panel.' },
    { keys: 'ArrowRight', does: 'Shows the next tab; after the last one the first.' },
    { keys: 'ArrowLeft', does: 'Shows the tab before; before the first one the last.' },
    { keys: 'End', does: 'Shows the last tab.' },
    { keys: 'Home', does: 'Shows the first tab.' },
  ],
} as const satisfies Keyboard;
