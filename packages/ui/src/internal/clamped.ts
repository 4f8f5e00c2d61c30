/** What cuts a text after the lines of its `WebkitLineClamp`. */
export const clampRules = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** A text of at most so many lines, whose end says that there is more. */
export const clamped = (lines: number) =>
  ({ ...clampRules, WebkitLineClamp: lines, overflowWrap: 'break-word' }) as const;
