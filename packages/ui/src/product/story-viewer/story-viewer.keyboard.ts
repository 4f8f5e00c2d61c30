import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the story viewer. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  rows: [
    { keys: 'ArrowRight', does: 'turns to the next story' },
    { keys: 'ArrowLeft', does: 'turns to the one before' },
    { keys: 'Space', does: 'stops the story, or lets it go on' },
    { keys: 'M', does: 'turns the sound off or on' },
    { keys: 'Tab', does: 'goes through its buttons and stays inside' },
    { keys: 'Escape', does: 'closes it' },
  ],
} as const satisfies Keyboard;
