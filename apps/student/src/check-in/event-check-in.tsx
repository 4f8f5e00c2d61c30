import {
  capitalized,
  checkInDay,
  type EventClass,
  eventCheckInFacts,
  formatDate,
  tellSitting,
} from '@student/domain';
import { useMemo } from 'react';
import { useSearch } from '../addresses/use-search.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { checkInSearch } from './check-in.search.ts';
import { CheckInPanel } from './check-in-panel.tsx';

type EventCheckInProps = { eventId: number; eventName: string; eventClass: EventClass };

/**
 * The check-in to a class: on the date that a scanned link names, else today where the class is held; on other days there is none
 * (EVENT-16, EVENT-17, EVENT-19).
 */
export function EventCheckIn({ eventId, eventName, eventClass }: EventCheckInProps) {
  const { serverClock } = useServices();
  const { values } = useSearch(checkInSearch);
  const person = usePerson();
  const now = serverClock.now();
  const today = eventClass.menus.find(({ startDate }) => startDate === checkInDay(now));
  const date = values.date ?? today?.startDate;
  const classId = eventClass.id;
  const target = useMemo(
    () => (date === undefined ? undefined : ({ kind: 'event', eventId, classId, date } as const)),
    [eventId, classId, date],
  );
  if (!target || !person) return null;
  const menu = eventClass.menus.find(({ startDate }) => startDate === target.date);
  return (
    <CheckInPanel
      target={target}
      facts={eventCheckInFacts(eventClass, target.date, person.id)}
      title={`${eventName}, ${eventClass.name}`}
      when={menu ? capitalized(tellSitting(menu, new Date(now))) : formatDate(target.date)}
    />
  );
}
