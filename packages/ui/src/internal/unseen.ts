import type { StyleRule } from '@vanilla-extract/css';

/** Rules that keep a text for screen readers and take it from the eye. */
export const unseenRules = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;
