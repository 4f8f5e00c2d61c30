import { type Event, formatRating, kindOfEvent, readDuration, tagsOf } from '@student/domain';
import { EventCard } from '@student/ui';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { hrefOfEvent } from '../../courses/event-href.ts';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { eventsQuery } from '../../queries/events.queries.ts';
import { useServices } from '../../services.ts';
import { NoneYet } from './none-yet.tsx';
import { sections } from './sections.ts';
import { strips, withComments } from './strips.tsx';

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

function EventItem({ event }: { event: Event }) {
  const { now } = useServices().platform;
  const { openEventComments } = useCourseDialogs();
  const type = kindOfEvent(event.type);
  const href = hrefOfEvent(event);
  return (
    <EventCard
      itemId={event.id}
      type={type}
      typeWords={dashboard}
      title={event.name}
      href={href ?? paths.dashboard()}
      blockedReason={href === undefined ? dashboard.eventWithoutClass : undefined}
      coverUrl={event.imageUrl ?? undefined}
      duration={readDuration(event.duration)}
      rating={event.rating === null ? undefined : formatRating(event.rating)}
      {...withComments}
      tags={tagsOf(event, new Date(now()))}
      hasCertificate={event.hasCertificate}
      // Training courses have no comments (DASH-48).
      onOpenComments={type === 'event' ? openEventComments : undefined}
    />
  );
}
