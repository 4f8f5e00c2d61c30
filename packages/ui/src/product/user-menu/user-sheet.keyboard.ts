import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the menu as a sheet. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'Enter', does: 'on the photo opens the sheet' },
    { keys: 'Tab', does: 'comes to the next place and from the last control to the first' },
    { keys: 'Shift+Tab', does: 'goes the other way round' },
    { keys: 'Escape', does: 'closes the sheet and goes back to the photo' },
  ],
} as const satisfies Keyboard;
