import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the scanner of QR codes. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'Tab', does: 'goes through the retry, the typed code and the buttons, and stays inside' },
    { keys: 'Enter', does: 'in the typed code, uses it' },
    { keys: 'Escape', does: 'closes it, and the camera is off' },
  ],
} as const satisfies Keyboard;
