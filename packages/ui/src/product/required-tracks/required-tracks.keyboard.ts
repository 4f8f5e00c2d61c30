import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the tracks of a school. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  rows: [
    { keys: 'Tab', does: 'comes to the button, then to the tracks that it opens' },
    { keys: 'Enter', does: 'shows all tracks, or the first alone' },
    { keys: 'Space', does: 'does the same' },
  ],
} as const satisfies Keyboard;
