import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a card of a track: it is one link. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the link' },
    { keys: 'Enter', does: 'opens the track' },
    { keys: 'Shift+Tab', does: 'goes back' },
  ],
} as const satisfies Keyboard;
