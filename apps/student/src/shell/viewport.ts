import { below } from '@student/ui/theme';
import { useSyncExternalStore } from 'react';

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed, { passive: true });
  return () => window.removeEventListener('resize', changed);
};

/** The window's width in px, for what depends on it beyond style (SHELL-61, DASH-23). */
export const useViewportWidth = () => useSyncExternalStore(onResize, () => window.innerWidth);

/** Whether the menu takes its narrow form, up to 755 px (SHELL-30). */
export const useIsNarrow = () => useSyncExternalStore(onResize, () => matchMedia(below('medium')).matches);
