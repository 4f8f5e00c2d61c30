import {
  capitalized,
  type EventClass,
  enrolmentBlockOf,
  formatDate,
  placeLinkOf,
  seatsLeft,
  tellMoment,
  tellSpan,
} from '@student/domain';
import {
  Card,
  DurationIcon,
  type EventFact,
  EventFacts,
  EventIcon,
  PlaceIcon,
  Stack,
  TextLink,
  UsersIcon,
} from '@student/ui';
import type { ReactNode } from 'react';
import { event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { spanOf } from './class-times.ts';
import type { ShownClass } from './use-class.ts';

type ClassFactsProps = ShownClass & {
  /** What can be done with the time and the place: add them to a calendar, check in. */
  actions?: ReactNode;
};

/** When and where a class is, how many seats are left, and until when one can enrol (EVENT-03, EVENT-04). */
export function ClassFacts({ actions, ...shown }: ClassFactsProps) {
  const { serverClock } = useServices();
  const now = serverClock.now();
  const { event, eventClass } = shown;
  const enrolment = enrolmentFact(shown, now);
  return (
    <Card>
      <Stack>
        <EventFacts
          facts={[
            whenFact(eventClass, now),
            whereFact(eventClass.location ?? event.location),
            {
              label: words.seats,
              icon: <UsersIcon />,
              value: words.seatsLeft(seatsLeft(eventClass), eventClass.maxCapacity),
            },
            ...(enrolment ? [{ label: words.enrolment, icon: <DurationIcon />, value: enrolment }] : []),
          ]}
        />
        {actions}
      </Stack>
    </Card>
  );
}

function whenFact(eventClass: EventClass, now: number): EventFact {
  const { start, end } = spanOf(eventClass);
  const [first, last] = [formatDate(start), formatDate(end)];
  return {
    label: words.when,
    icon: <EventIcon />,
    value: capitalized(tellSpan(start, end, new Date(now))) || words.noDate,
    detail: first && last && first !== last ? `${first} – ${last}` : first,
  };
}

function whereFact(location: string | null): EventFact {
  const link = placeLinkOf(location);
  const isRoom = link?.kind === 'web';
  return {
    label: words.where,
    icon: <PlaceIcon />,
    value: isRoom ? words.room : location?.trim() || words.noPlace,
    detail: link ? (
      <TextLink href={link.href} opens="new tab">
        {isRoom ? words.openRoom : words.showMap}
      </TextLink>
    ) : undefined,
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
