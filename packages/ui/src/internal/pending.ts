import type { MouseEvent } from 'react';

/** The attributes of a button whose work is under way: it keeps its place and the focus, and a press does nothing. */
export const whilePending = {
  'data-pending': '',
  'aria-busy': true,
  'aria-disabled': true,
  // Nor does it submit the form around it.
  onClick: (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
