import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the notifications behind the bell. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'Enter', does: 'on the bell opens the panel; on a notification opens that' },
    { keys: 'Tab', does: 'comes to the next control and from the last one to the first' },
    { keys: 'Shift+Tab', does: 'goes the other way round' },
    { keys: 'Space', does: 'on the button of a notification asks whether to delete it' },
    { keys: 'Escape', does: 'closes the panel and goes back to the bell' },
  ],
} as const satisfies Keyboard;
