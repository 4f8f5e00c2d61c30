import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a ranking that is longer than what it shows. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    { keys: 'Tab', does: 'comes to the button under the ranking' },
    { keys: 'Enter', does: 'shows more places; once all are shown, the first ones only' },
    { keys: 'Space', does: 'the same' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
