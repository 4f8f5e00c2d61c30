import type { Keyboard } from '../../internal/keyboard.ts';

/** What the keys do in a carousel; the story `Keyboard` presses them row by row. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
  rows: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the arrows, then to the slides, each of which comes wholly into sight.',
    },
    {
      keys: 'Enter, Space',
      does: 'On an arrow: turns a page and says which slides are in sight; the focus stays.',
    },
    {
      keys: 'ArrowRight',
      does: 'In a slide: moves the focus to the next one, where words run to the right; to the one before, where they run to the left.',
    },
    { keys: 'ArrowLeft', does: 'The other way.' },
    { keys: 'End', does: 'In a slide: moves the focus to the last one.' },
    { keys: 'Home', does: 'In a slide: moves the focus to the first one.' },
  ],
} as const satisfies Keyboard;
