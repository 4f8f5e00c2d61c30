import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the menu behind the photo. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  rows: [
    { keys: 'Enter', does: 'on the photo opens the menu at its first item' },
    {
      keys: 'ArrowDown',
      does: 'goes to the next item, from the last one to the first; on the photo opens the menu',
    },
    { keys: 'ArrowUp', does: 'goes to the item before, from the first one to the last' },
    { keys: 'Home', does: 'goes to the first item' },
    { keys: 'End', does: 'goes to the last item' },
    { keys: 'A–Z', does: 'goes to the next item that begins with it' },
    { keys: 'Escape', does: 'closes the menu and goes back to the photo' },
    { keys: 'Space', does: 'opens the menu too' },
  ],
} as const satisfies Keyboard;
