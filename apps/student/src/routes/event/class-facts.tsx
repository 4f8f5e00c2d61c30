import {
  capitalized,
  type EventClass,
  enrolmentBlockOf,
  isFinishedClass,
  seatsLeft,
  tellMoment,
  tellSpan,
} from '@student/domain';
import { Card, DurationIcon, type EventFact, EventFacts, EventIcon, Stack, UsersIcon } from '@student/ui';
import { AddToCalendar } from '../../calendar/add-to-calendar.tsx';
import { placeFact } from '../../courses/place-fact.tsx';
import { paths } from '../../paths.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServerNow } from '../../use-server-now.ts';
import { spanDates, spanOf } from './class-times.ts';
import type { ShownClass } from './use-class.ts';

/**
 * When and where a class is, how many seats are left, and until when one can enrol (EVENT-03, EVENT-04). Who has a seat takes the sittings
 * into a calendar of their own.
 */
export function ClassFacts(shown: ShownClass) {
  const now = useServerNow();
  const { event, eventClass, seat } = shown;
  const offersCalendar = seat.isSeated && !isFinishedClass(eventClass, now);
  const enrolment = enrolmentFact(shown, now);
  return (
    <Card>
      <Stack>
        <EventFacts
          facts={[
            whenFact(eventClass, now),
            placeFact(eventClass.location ?? event.location),
            {
              label: words.seats,
              icon: <UsersIcon />,
              value: words.seatsLeft(seatsLeft(eventClass), eventClass.maxCapacity),
            },
            ...(enrolment ? [{ label: words.enrolment, icon: <DurationIcon />, value: enrolment }] : []),
          ]}
        />
        {offersCalendar ? (
          <div>
            <AddToCalendar
              title={`${event.name}: ${eventClass.name}`}
              sittings={eventClass.menus}
              location={eventClass.location ?? event.location}
              href={paths.event({ eventId: event.id, classId: eventClass.id })}
              uidBase={`event-${event.id}-class-${eventClass.id}`}
            />
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function whenFact(eventClass: EventClass, now: number): EventFact {
  const span = spanOf(eventClass);
  return {
    label: words.when,
    icon: <EventIcon />,
    value: capitalized(tellSpan(span.start, span.end, new Date(now))) || words.noDate,
    detail: spanDates(span),
  };
}

/** Until when one can enrol, from when on, or that one cannot; nothing for who has a seat, and once the class is over. */
function enrolmentFact({ event, eventClass, personId }: ShownClass, now: number): string | undefined {
  const block = enrolmentBlockOf(event, { ...eventClass, maxCapacity: null }, personId, now);
  const tell = (moment: string) => tellMoment(moment, new Date(now));
  if (block?.reason === 'refused') return undefined;
  if (block?.reason === 'closed') return words.enrolmentClosed;
  if (block?.reason === 'later') return words.enrolmentFrom(tell(block.date));
  if (block?.reason === 'over') return words.enrolmentOver(tell(block.date));
  const { enrollmentEndDateTime: end } = eventClass;
  return end ? words.enrolmentUntil(tell(end)) : undefined;
}
