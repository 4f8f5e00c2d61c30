/**
 * How high the stages of kinds of content are that have no shape of their own (PLAYER-18). What is on its way already has the height that it will have, so that nothing under
 * it moves when it comes.
 */
export const stageHeights = {
  /** Room for most of a page. */
  pdf: 'clamp(26rem, 80svh, 68rem)',
  /** Nearly the window's height, so that a package draws its own foot in sight; a phone held upright gives it room to scroll. */
  scorm: 'clamp(26rem, 74svh, 62rem)',
} as const;
