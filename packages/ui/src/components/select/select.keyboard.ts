import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a select; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the select.' },
    { keys: 'Enter, Space, Alt+ArrowDown', does: 'Left to the browser, which opens the list of the device.' },
    { keys: 'ArrowDown, ArrowUp, Home, End', does: 'Left to the browser, which chooses in the list.' },
    { keys: 'A–Z', does: 'Left to the browser, which goes to the option that begins so.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
