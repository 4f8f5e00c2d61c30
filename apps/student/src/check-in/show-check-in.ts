import { getEvent, getTrainingCourse, listEvents } from '@student/api-client';
import {
  type CheckInTarget,
  type OutboxEntry,
  type Person,
  readCheckInKey,
  shownName,
  usersWithSeat,
} from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf, type QueriesAt } from '../queries/endpoint-query.ts';
import { tracksStale } from '../queries/tracks-stale.ts';

/**
 * Shows a confirmed check-in wherever its training course stands: enrolled and present (EVENT-18), until it is read anew. Of which class
 * of an event a code is only the server knows: it is read.
 */
export function showCheckIn(
  queryClient: QueryClient,
  { personId, content }: OutboxEntry,
  person: Person | undefined,
): void {
  const target = readCheckInKey(content);
  if (!target) return;
  if (target.kind === 'training' && person?.id === personId) showInTraining(queryClient, target, person);
  for (const { queryKey } of staleAfter(target)) void queryClient.invalidateQueries({ queryKey });
}

/** The lists are below `event/list`, those of the attended ones too; a track shows how far the person is with what it holds. */
const staleAfter = (target: CheckInTarget): readonly QueriesAt[] => [
  { queryKey: keyOf(listEvents) },
  tracksStale,
  target.kind === 'event'
    ? { queryKey: keyOf(getEvent, { params: { eventId: target.eventId } }) }
    : { queryKey: keyOf(getTrainingCourse, { params: { id: target.trainingCourseId } }) },
];

function showInTraining(
  queryClient: QueryClient,
  { trainingCourseId, menuId }: Extract<CheckInTarget, { kind: 'training' }>,
  { id, imageUrl, ...names }: Person,
) {
  queryClient.setQueryData(
    endpointQuery(getTrainingCourse, { params: { id: trainingCourseId } }).queryKey,
    (answer) => {
      if (!answer) return answer;
      const users = usersWithSeat(answer.users, { id, imageUrl, name: shownName(names) }, true);
      return {
        ...answer,
        users: users.map((user) =>
          user.id === id ? { ...user, attendanceAts: withOne(user.attendanceAts, menuId) } : user,
        ),
      };
    },
  );
}

const withOne = <Item>(items: readonly Item[], item: Item): Item[] => [...new Set([...items, item])];
