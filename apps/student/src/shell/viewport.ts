import { below } from '@student/ui/theme';
import { useSyncExternalStore } from 'react';

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed, { passive: true });
  return () => window.removeEventListener('resize', changed);
};

/** As it was told last: asked while the page is drawn, the browser lays all of it out for the answer. */
let width: number | undefined;
const readWidth = () => {
  width ??= window.innerWidth;
  return width;
};
const onWidth = (changed: () => void) => {
  // It may have changed while nobody listened.
  width = undefined;
  return onResize(() => {
    width = undefined;
    changed();
  });
};

/** The window's width in px, for what depends on it beyond style (SHELL-61, DASH-23). */
export const useViewportWidth = () => useSyncExternalStore(onWidth, readWidth);

/** Whether the menu takes its narrow form, up to 755 px (SHELL-30). */
export const useIsNarrow = () => useSyncExternalStore(onResize, () => matchMedia(below('medium')).matches);
