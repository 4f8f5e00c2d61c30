import { getEvent } from '@student/api-client';
import type { CheckInTarget } from '@student/domain';
import type { CheckInEvent } from '@student/machines';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { endpointQuery } from '../queries/endpoint-query.ts';

type ClassDay = Extract<CheckInTarget, { kind: 'event' }>;

/**
 * Reads in which class of an event the server has recorded a presence: the call names the day, and the class only the code knows
 * (EVENT-16, EVENT-18). Where it cannot be read now that is told, and it is read with the next answer. @returns stops reading
 */
export function verifyClass(
  queryClient: QueryClient,
  { eventId, classId, date }: ClassDay,
  tell: (event: CheckInEvent) => void,
): () => void {
  const observer = new QueryObserver(queryClient, {
    ...endpointQuery(getEvent, { params: { eventId } }),
    staleTime: 0,
  });
  return observer.subscribe(({ data, isSuccess, isError, isFetchedAfterMount, isFetching }) => {
    if (!isFetchedAfterMount || isFetching) return;
    if (isError) tell({ type: 'check-in.leave-open' });
    if (!isSuccess) return;
    const attended = data.classes.filter(({ attendanceAts }) => attendanceAts.includes(date));
    if (attended.some(({ id }) => id === classId)) tell({ type: 'presence.learn' });
    else tell({ type: 'check-in.misplace', classId: attended[0]?.id });
  });
}
