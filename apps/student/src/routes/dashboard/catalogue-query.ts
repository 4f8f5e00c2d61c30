import {
  type CourseListQuery,
  coursePageSize,
  longCoursePageFrom,
  readCourseListQuery,
  writeCourseListQuery,
} from '@student/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { CourseListQuery as WireQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';

/** What the address says, as the call wants it (DASH-22). */
export const wireQueryOf = (query: CourseListQuery, limit: number): WireQuery => ({
  ...(query.schools.length > 0 && { school: [...query.schools] }),
  ...(query.courseTracks.length > 0 && { courseTrack: [...query.courseTracks] }),
  ...(query.search && { search: query.search }),
  ...(query.orderBy && { orderBy: query.orderBy }),
  ...(query.order && { order: query.order }),
  page: query.page,
  limit,
});

/**
 * The dashboard's address and the one way to change it (DASH-01). A reload or a pasted link shows the same list. `change`
 * stays the same over renders and starts from the address of its moment.
 */
export function useCatalogueQuery() {
  const { getRouter } = useServices();
  const [params] = useSearchParams();
  const change = useCallback(
    (how: (query: CourseListQuery) => CourseListQuery) => {
      const router = getRouter();
      const query = readCourseListQuery(new URLSearchParams(router.state.location.search));
      const next = how(query);
      if (next === query) return;
      void router.navigate({ search: `?${writeCourseListQuery(next)}` }, { preventScrollReset: true });
    },
    [getRouter],
  );
  const hrefOf = (query: CourseListQuery) => `${paths.dashboard()}?${writeCourseListQuery(query)}`;
  return { query: readCourseListQuery(params), hrefOf, change };
}

const onCrossing = (changed: () => void) => {
  const list = window.matchMedia(`(min-width: ${longCoursePageFrom}px)`);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** 25 courses in windows of 1400 px and more, else 15 (DASH-23). */
export const useCoursePageSize = () =>
  useSyncExternalStore(onCrossing, () => coursePageSize(window.innerWidth));
