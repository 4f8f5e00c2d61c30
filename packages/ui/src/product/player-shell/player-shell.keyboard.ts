import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the page around a player. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  rows: [
    { keys: 'Tab', does: 'comes to the way back, to the neighbours and to the list' },
    { keys: 'Enter', does: 'follows; of a blocked neighbour it tells why' },
    { keys: 'Escape', does: 'takes away the bubble that tells why' },
  ],
} as const satisfies Keyboard;
