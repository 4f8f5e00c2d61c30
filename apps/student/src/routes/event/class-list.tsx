import { capitalized, seatsLeft, tellSpan } from '@student/domain';
import { ClassChoice, Section } from '@student/ui';
import { useLocation } from 'react-router-dom';
import { useGo } from '../../addresses/use-go.ts';
import { paths } from '../../paths.ts';
import { event as words } from '../../pt-br/event.ts';
import { useServerNow } from '../../use-server-now.ts';
import { spanOf } from './class-times.ts';
import { stateOf } from './state-of.ts';
import type { ShownClass } from './use-class.ts';

/** How the page of a class is known to have been chosen in the one before. */
const chosen = 'class';

/** The classes of an event, where there are several; choosing another one changes the address (EVENT-01). */
export function ClassList({ event, eventClass: shown, personId }: ShownClass) {
  const now = useServerNow();
  const go = useGo();
  const { state: cameBy } = useLocation();
  if (event.classes.length < 2) return null;
  return (
    <Section title={words.classes}>
      <ClassChoice
        label={words.classes}
        currentId={shown.id}
        isChosen={cameBy === chosen}
        onChoose={(href) => go(href, { preventScrollReset: true, state: chosen })}
        items={event.classes.map((eventClass) => {
          const { start, end } = spanOf(eventClass);
          const state = stateOf(event, eventClass, personId, now);
          return {
            id: eventClass.id,
            name: eventClass.name,
            href: paths.event({ eventId: event.id, classId: eventClass.id }),
            when: capitalized(tellSpan(start, end, new Date(now))) || words.noDate,
            place: eventClass.location ?? undefined,
            seats:
              state === 'finished'
                ? undefined
                : words.seatsLeft(seatsLeft(eventClass), eventClass.maxCapacity),
            state,
          };
        })}
      />
    </Section>
  );
}
