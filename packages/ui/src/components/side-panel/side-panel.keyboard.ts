import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a side panel; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'Enter, Space', does: 'On its trigger: opens the panel and moves the focus into it.' },
    { keys: 'Tab', does: 'Moves to the next control inside; from the last to the first.' },
    { keys: 'Shift+Tab', does: 'Moves to the control before; from the first to the last.' },
    { keys: 'Escape', does: 'Closes the panel and gives the focus back.' },
  ],
} as const satisfies Keyboard;
