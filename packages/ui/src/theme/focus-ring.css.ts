import { vars } from './contract.css.ts';

/**
 * The one look of focus, as rules: two tones, so that one of them stands out on any surface. The line is an outline, which
 * forced colours keep; the gap is filled by a shadow.
 */
export const focusRingRules = {
  outline: `2px solid ${vars.color.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
} as const;

/** How far the ring reaches beyond what it surrounds: the room that it needs inside a box that clips. */
export const focusRingReach = '4px';

/** For what lies flush with the edge of a clipped box: the same two tones, drawn inwards. */
export const focusRingInsideRules = {
  outline: `2px solid ${vars.color.focus.outer}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.color.focus.inner}`,
} as const;
