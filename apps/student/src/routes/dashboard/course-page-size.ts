import { coursePageSize, longCoursePageFrom } from '@student/domain';
import { useSyncExternalStore } from 'react';

const onCrossing = (changed: () => void) => {
  const list = window.matchMedia(`(min-width: ${longCoursePageFrom}px)`);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** 25 courses in windows of 1400 px and more, else 15 (DASH-23). */
export const readCoursePageSize = () => coursePageSize(window.innerWidth);

/** The same for a component, which follows the window. */
export const useCoursePageSize = () => useSyncExternalStore(onCrossing, readCoursePageSize);
