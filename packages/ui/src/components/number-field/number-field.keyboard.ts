import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a number field; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus into the field.' },
    { keys: '0–9', does: 'Types a digit; letters and signs are refused.' },
    { keys: 'Backspace', does: 'Deletes the digit before the caret.' },
    {
      keys: 'ArrowUp, ArrowDown',
      does: 'Left to the browser, which counts one up or down within the limits.',
    },
    { keys: 'Home, End, ArrowLeft, ArrowRight', does: 'Left to the browser, which moves the caret.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
