import { type CourseWithContents, withLoaded } from '@student/domain';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { coursesInProgressQuery } from './dashboard.queries.ts';

/** The courses under way as far as they were read, the last one seen first, and the way to more of them. */
export function useUnderWay() {
  const query = useSuspenseInfiniteQuery(coursesInProgressQuery());
  const courses = query.data.pages.reduce<CourseWithContents[]>(
    (shown, page, index) => withLoaded(shown, index, page.courses),
    [],
  );
  return { courses, query };
}
