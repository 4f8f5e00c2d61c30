import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the message of the daily limit. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'Tab', does: 'goes between its two buttons and stays inside' },
    { keys: 'Escape', does: 'closes it' },
  ],
} as const satisfies Keyboard;
