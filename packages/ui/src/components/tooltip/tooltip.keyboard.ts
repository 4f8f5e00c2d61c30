import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a tooltip; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
  rows: [
    {
      keys: 'Tab',
      does: 'Shows the words of the button that it comes to, and takes them away when it leaves.',
    },
    { keys: 'Escape', does: 'Takes the words away; the focus stays.' },
  ],
} as const satisfies Keyboard;
