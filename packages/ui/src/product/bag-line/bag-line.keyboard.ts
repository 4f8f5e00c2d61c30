import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of a line of the bag: the page of the product, how many, and the button that takes it out. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  rows: [
    {
      keys: 'Tab',
      does: 'comes to the link of the product, then to how many there are, then to the button that removes it',
    },
    { keys: 'ArrowUp', does: 'puts in one more, no further than what is in stock' },
    { keys: 'Enter', does: 'on the last button: takes the product out of the bag' },
  ],
} as const satisfies Keyboard;
