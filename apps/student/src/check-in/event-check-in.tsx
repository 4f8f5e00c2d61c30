import { capitalized, type EventClass, eventCheckInFacts, formatDate, tellSitting } from '@student/domain';
import { eventSearch } from '../routes/event/event.search.ts';
import { usePerson } from '../session/use-session.ts';
import { useServerNow } from '../use-server-now.ts';
import { CheckInPanel } from './check-in-panel.tsx';
import { UnreadablePanel } from './unreadable-code.tsx';
import { useCheckInTarget } from './use-check-in-target.ts';

type EventCheckInProps = {
  eventId: number;
  eventName: string;
  eventClass: EventClass;
  /** The person came by the link of a code. */
  isCameFor: boolean;
};

/**
 * The check-in to a class: on the date that a scanned link names, else at the sitting of the moment or of today; on other days there is
 * none (EVENT-16, EVENT-17, EVENT-19).
 */
export default function EventCheckIn(props: EventCheckInProps) {
  return <ClassCheckIn key={props.eventClass.id} {...props} />;
}

function ClassCheckIn({ eventId, eventName, eventClass, isCameFor }: EventCheckInProps) {
  const now = useServerNow();
  const person = usePerson();
  const targetOn = (date: string) => ({ kind: 'event', eventId, classId: eventClass.id, date }) as const;
  const { target, token, isUnreadable, nextTarget } = useCheckInTarget({
    search: eventSearch,
    sittings: eventClass.menus.map((menu) => ({
      ...menu,
      target: targetOn(menu.startDate),
      isAttended: eventClass.attendanceAts.includes(menu.startDate),
    })),
    targetOf: ({ date }) => (date === undefined ? undefined : targetOn(date)),
  });
  if (!person) return null;
  if (target?.kind !== 'event') return isUnreadable ? <UnreadablePanel isCameFor={isCameFor} /> : null;
  const menu = eventClass.menus.find(({ startDate }) => startDate === target.date);
  return (
    <CheckInPanel
      target={target}
      token={token}
      isUnreadable={isUnreadable}
      isCameFor={isCameFor}
      nextTarget={nextTarget}
      facts={eventCheckInFacts(eventClass, target.date, person.id)}
      title={`${eventName}, ${eventClass.name}`}
      when={menu ? capitalized(tellSitting(menu, new Date(now))) : formatDate(target.date)}
    />
  );
}
