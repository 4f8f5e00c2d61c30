import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a search field; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus into the field, then to the button that empties it.' },
    { keys: 'Enter', does: 'Searches at once.' },
    {
      keys: 'Escape',
      does: 'Empties the field and searches for nothing; an empty field leaves the key to what is around it.',
    },
    { keys: 'Space', does: 'On the button: empties the field, which gets the focus.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
