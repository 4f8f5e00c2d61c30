import type { CSSProperties } from 'react';

/**
 * Tells a surface where its opener is, as an offset from the middle of the window in CSS pixels, so that it can rise from there. Read
 * before the surface is drawn: afterwards the page would have to be laid out for it once more.
 */
export function riseFrom(opener: HTMLElement | undefined): CSSProperties | undefined {
  const from = opener?.getBoundingClientRect();
  if (!from || from.width === 0) return undefined;
  return {
    '--ui-from-x': `${Math.round(from.left + from.width / 2 - innerWidth / 2)}px`,
    '--ui-from-y': `${Math.round(from.top + from.height / 2 - innerHeight / 2)}px`,
  } as CSSProperties;
}
