import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a checkbox; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus to the box.' },
    { keys: 'Space', does: 'Ticks the box, or takes the tick away; a mixed one becomes ticked.' },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
