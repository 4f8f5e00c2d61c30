import { nextStep, unreadRequired } from '@student/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { courseQuery } from '../../queries/courses.queries.ts';
import { pendingTracksQuery } from './dashboard.queries.ts';
import { useFirstStep } from './use-first-step.ts';
import { useUnderWay } from './use-under-way.ts';

/**
 * What a person does next; `undefined` as long as that depends on what is on its way. What is read later never takes the place of what
 * was chosen.
 */
export function useNextStep() {
  const { courses, query } = useUnderWay();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const first = useFirstStep();
  const own = nextStep(courses, []);
  const isOwn = first === 'lastSeen' && own.kind === 'continue';

  const { data: tracks = [], isPending } = useQuery({ ...pendingTracksQuery(), enabled: !isOwn });
  const unread = isOwn ? undefined : unreadRequired(courses, tracks);
  const { data: read, isLoading } = useQuery({
    ...courseQuery(unread?.id ?? 0),
    enabled: unread !== undefined,
  });
  const step = isOwn ? own : nextStep(read ? [...courses, read] : courses, tracks, first);
  const mayBeAmongNext = step.kind !== 'continue' && hasNextPage && !isFetchNextPageError;

  // The server, for more courses: none of those that were read is open.
  useEffect(() => {
    if (mayBeAmongNext && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [mayBeAmongNext, isFetchingNextPage, fetchNextPage]);

  return (!isOwn && isPending) || isLoading || mayBeAmongNext ? undefined : step;
}
