import type { Keyboard } from '../../internal/keyboard.ts';

/** Keys of the video player while the focus is anywhere inside it; its place is a slider. */
export const keyboard = {
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
  rows: [
    { keys: 'Space', does: 'plays or pauses' },
    { keys: 'K', does: 'plays or pauses' },
    { keys: 'ArrowRight', does: 'goes 5 seconds on, also on the slider of the place' },
    { keys: 'ArrowLeft', does: 'goes 5 seconds back' },
    { keys: 'L', does: 'goes 10 seconds on' },
    { keys: 'J', does: 'goes 10 seconds back' },
    { keys: '0–9', does: 'goes to that many tenths' },
    { keys: 'Home', does: 'goes to the start' },
    { keys: 'End', does: 'goes to the end' },
    { keys: 'ArrowUp', does: 'makes it louder' },
    { keys: 'ArrowDown', does: 'makes it quieter' },
    { keys: 'M', does: 'turns the sound off and on' },
    { keys: '>', does: 'makes it faster' },
    { keys: '<', does: 'makes it slower' },
    { keys: 'C', does: 'turns the captions on and off' },
    { keys: 'F', does: 'asks for the full screen' },
    { keys: '?', does: 'shows all keys' },
    { keys: 'Escape', does: 'takes the sheet of keys away' },
    { keys: 'Tab', does: 'comes to the controls one by one' },
    { keys: 'Enter', does: 'presses the control that has the focus' },
  ],
} as const satisfies Keyboard;
