import { capitalized, seatsLeft, tellSpan } from '@student/domain';
import { ClassChoice, Section } from '@student/ui';
import { paths } from '../../paths.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { spanOf } from './class-times.ts';
import { stateOf } from './state-of.ts';
import type { ShownClass } from './use-class.ts';

/** The classes of an event, where there are several; choosing another one changes the address (EVENT-01). */
export function ClassList({ event, eventClass, personId }: ShownClass) {
  const { serverClock } = useServices();
  const now = serverClock.now();
  if (event.classes.length < 2) return null;
  return (
    <Section title={words.classes}>
      <ClassChoice
        label={words.classes}
        currentId={eventClass.id}
        items={event.classes.map((one) => {
          const { start, end } = spanOf(one);
          const state = stateOf(event, one, personId, now);
          return {
            id: one.id,
            name: one.name,
            href: paths.event({ eventId: event.id, classId: one.id }),
            when: capitalized(tellSpan(start, end, new Date(now))) || words.noDate,
            place: one.location ?? undefined,
            seats: state === 'finished' ? undefined : words.seatsLeft(seatsLeft(one), one.maxCapacity),
            state,
          };
        })}
      />
    </Section>
  );
}
