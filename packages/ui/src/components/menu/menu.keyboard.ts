import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a menu and its button; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  rows: [
    {
      keys: 'Enter',
      does: 'On the button: opens the menu at its first item. On an item: does it or follows it, and closes the menu.',
    },
    { keys: 'Space', does: 'The same; after a letter was typed it is part of the name that is looked for.' },
    {
      keys: 'ArrowDown',
      does: 'On the button: opens the menu at its first item. In the menu: moves to the next item; from the last to the first.',
    },
    {
      keys: 'ArrowUp',
      does: 'On the button: opens the menu at its last item. In the menu: moves to the item before; from the first to the last.',
    },
    { keys: 'Home', does: 'Moves to the first item.' },
    { keys: 'End', does: 'Moves to the last item.' },
    { keys: 'A–Z', does: 'Moves to the next item whose name begins with what was typed.' },
    { keys: 'Escape', does: 'Closes the menu and gives the focus back to the button.' },
    { keys: 'Tab', does: 'Closes the menu and goes on from the button.' },
  ],
} as const satisfies Keyboard;
