import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the speed, a native select: the browser gives it the keys of a list, and the player leaves them to it. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
  rows: [
    { keys: 'Tab', does: 'comes to it' },
    { keys: 'ArrowDown', does: 'chooses the next speed, and is no key of the player' },
    { keys: 'ArrowUp', does: 'chooses the speed before, and is no key of the player' },
    { keys: 'Home', does: 'chooses the first speed, and is no key of the player' },
    { keys: 'End', does: 'chooses the last speed, and is no key of the player' },
  ],
} as const satisfies Keyboard;
