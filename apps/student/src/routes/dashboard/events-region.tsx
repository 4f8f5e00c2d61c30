import { CourseStrip } from '../../courses/course-strip.tsx';
import { EventItem } from '../../courses/event-item.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { eventsQuery } from '../../queries/events.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { sections } from './sections.ts';
import { strips } from './strips.tsx';

/** 'Treinamentos': events and training courses (DASH-11, DASH-12). */
export function EventsRegion() {
  return (
    <CourseStrip
      {...strips.events}
      id={sections.events}
      none={<NoneYet>{dashboard.eventsNone}</NoneYet>}
      query={eventsQuery()}
      cards={(events) => events.map((event) => <EventItem key={`${event.type}-${event.id}`} event={event} />)}
    />
  );
}
