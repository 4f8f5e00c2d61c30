import { coursePageSize, longCoursePageFrom } from '@student/domain';
import { useSyncExternalStore } from 'react';

/** Asked of the window's width itself, the browser lays the whole page out for the answer. */
const longPages = () => window.matchMedia(`(min-width: ${longCoursePageFrom}px)`);

const onCrossing = (changed: () => void) => {
  const list = longPages();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** 25 courses in windows of 1400 px and more, else 15 (DASH-23). */
export const readCoursePageSize = () => coursePageSize(longPages().matches ? longCoursePageFrom : 0);

/** The same for a component, which follows the window. */
export const useCoursePageSize = () => useSyncExternalStore(onCrossing, readCoursePageSize);
