import type { StyleRule } from '@vanilla-extract/css';

/** Rules of a picture that fills the place around it, cut where its shape is another. */
export const fillsRules = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const satisfies StyleRule;
