import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do before the player is here; the story `Keyboard` presses them row by row. The player has a table of its own. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  rows: [
    { keys: 'Enter', does: 'Asks for the player, which plays with its sound and takes the focus.' },
    { keys: 'Space', does: 'Asks for the player, which plays with its sound and takes the focus.' },
  ],
} as const satisfies Keyboard;
