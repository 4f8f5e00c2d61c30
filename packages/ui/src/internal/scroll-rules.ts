import type { StyleRule } from '@vanilla-extract/css';

/**
 * Rules of what scrolls: along the text's lines, across them, or both ways. Texts for screen readers only (unseen.ts) are placed by
 * the nearest positioned element. Where that is not the scroller itself but something around it, a text that is out of sight in the
 * scroller makes that one longer, and it scrolls to where there is nothing. What has a `position` of its own says it after these.
 */
export const scrollRules = {
  inline: { position: 'relative', overflowX: 'auto' },
  block: { position: 'relative', overflowY: 'auto' },
  both: { position: 'relative', overflow: 'auto' },
} as const satisfies Record<string, StyleRule>;
