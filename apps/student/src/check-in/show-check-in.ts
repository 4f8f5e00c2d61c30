import { getEvent, getTrainingCourse, listEvents } from '@student/api-client';
import { type CheckInTarget, type OutboxEntry, readCheckInKey } from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf, type QueriesAt } from '../queries/endpoint-query.ts';

/** Shows a confirmed check-in wherever its class or training course stands: enrolled and present (EVENT-18), until it is read anew. */
export function showCheckIn(queryClient: QueryClient, { personId, content }: OutboxEntry): void {
  const target = readCheckInKey(content);
  if (!target) return;
  if (target.kind === 'event') showInEvent(queryClient, target, personId);
  else showInTraining(queryClient, target, personId);
  for (const { queryKey } of staleAfter(target)) void queryClient.invalidateQueries({ queryKey });
}

/** The lists are below `event/list`, those of the attended ones too. */
const staleAfter = (target: CheckInTarget): readonly QueriesAt[] => [
  { queryKey: keyOf(listEvents) },
  target.kind === 'event'
    ? { queryKey: keyOf(getEvent, { params: { eventId: target.eventId } }) }
    : { queryKey: keyOf(getTrainingCourse, { params: { id: target.trainingCourseId } }) },
];

function showInEvent(
  queryClient: QueryClient,
  { eventId, classId, date }: Extract<CheckInTarget, { kind: 'event' }>,
  personId: number,
) {
  queryClient.setQueryData(
    endpointQuery(getEvent, { params: { eventId } }).queryKey,
    (answer) =>
      answer && {
        ...answer,
        classes: answer.classes.map((eventClass) =>
          eventClass.id === classId
            ? {
                ...eventClass,
                enrolledUserIds: withOne(eventClass.enrolledUserIds, personId),
                attendanceAts: withOne(eventClass.attendanceAts, date),
              }
            : eventClass,
        ),
      },
  );
}

function showInTraining(
  queryClient: QueryClient,
  { trainingCourseId, menuId }: Extract<CheckInTarget, { kind: 'training' }>,
  personId: number,
) {
  queryClient.setQueryData(
    endpointQuery(getTrainingCourse, { params: { id: trainingCourseId } }).queryKey,
    (answer) => {
      if (!answer) return answer;
      const own = answer.users.find(({ id }) => id === personId) ?? {
        id: personId,
        name: null,
        imageUrl: null,
        percentageUser: 0,
        attendanceAts: [],
      };
      const present = { ...own, attendanceAts: withOne(own.attendanceAts, menuId) };
      return { ...answer, users: [...answer.users.filter(({ id }) => id !== personId), present] };
    },
  );
}

const withOne = <Item>(items: readonly Item[], item: Item): Item[] => [...new Set([...items, item])];
