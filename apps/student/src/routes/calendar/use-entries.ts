import type { DataOf, getEvent, getTrainingCourse } from '@student/api-client';
import {
  type CalendarEntry,
  entriesByDay,
  entriesOfEvent,
  entriesOfTrainingCourse,
  mayBeHeldFrom,
} from '@student/domain';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../queries/events.queries.ts';
import { usePerson } from '../../session/use-session.ts';
import { detailQuery } from './calendar.queries.ts';

type Detail = DataOf<typeof getEvent> | DataOf<typeof getTrainingCourse>;

/**
 * What the person is enrolled in between two days, by day. It grows as the answers come; `failed` counts those that did not.
 */
export function useEntries(first: string, last: string) {
  const person = usePerson();
  const events = useSuspenseQuery(eventsQuery()).data.filter((event) => mayBeHeldFrom(event, first));
  const answers = useQueries({ queries: events.map(detailQuery) });
  const entries = answers.flatMap(({ data }) => (data && person ? entriesOf(data, person.id) : []));
  const failed = answers.filter(({ isError }) => isError);
  return {
    days: entriesByDay(entries.filter(({ startDate }) => startDate >= first && startDate <= last)),
    isPending: answers.some(({ isPending }) => isPending),
    failed: failed.length,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

const entriesOf = (detail: Detail, userId: number): CalendarEntry[] =>
  'graduation' in detail ? entriesOfTrainingCourse(detail, userId) : entriesOfEvent(detail, userId);
