import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a multi select; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  rows: [
    { keys: 'Tab', does: 'Moves the focus into the field; from there to the chips.' },
    {
      keys: 'ArrowDown',
      does: 'Opens the list at its first option; in it, to the next option, from the last to the first.',
    },
    { keys: 'ArrowUp', does: 'Opens the list at its last option; in it, to the option before.' },
    { keys: 'End', does: 'In the list, to the last option.' },
    { keys: 'Home', does: 'In the list, to the first option.' },
    { keys: 'Enter', does: 'Chooses the option, or takes the choice back; the list stays open.' },
    { keys: 'Escape', does: 'Closes the list; in an open one nothing is changed.' },
    { keys: 'A–Z', does: 'Leave in the list only what matches, whatever its accents.' },
    { keys: 'Backspace', does: 'In the empty field: takes the last choice back.' },
    {
      keys: 'Enter, Space',
      does: 'On a chip: takes the choice back; the focus goes to the next chip, else the one before, else the field.',
    },
    { keys: 'Shift+Tab', does: 'Moves the focus back.' },
  ],
} as const satisfies Keyboard;
