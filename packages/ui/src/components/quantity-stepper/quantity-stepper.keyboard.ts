import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a quantity stepper; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  rows: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button for less, then to the value, then to the button for more.',
    },
    { keys: 'ArrowUp', does: 'Counts one up, no further than what is in stock.' },
    { keys: 'ArrowDown', does: 'Counts one down, no further than 1.' },
    { keys: 'PageUp', does: 'Counts ten up.' },
    { keys: 'PageDown', does: 'Counts ten down.' },
    { keys: 'End', does: 'Goes to what is in stock.' },
    { keys: 'Home', does: 'Goes to 1.' },
    { keys: 'Enter, Space', does: 'On a button: counts one down or up, and says the new count.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
