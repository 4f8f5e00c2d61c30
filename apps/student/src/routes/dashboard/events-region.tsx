import { type Event, formatDuration, formatRating, isNewRelease } from '@student/domain';
import { EventCard } from '@student/ui';
import { StripRegion } from '../../courses/strip-region.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { eventsQuery } from '../../queries.ts';

/** 'Treinamentos': events and training courses (DASH-11, DASH-12). */
export function EventsRegion() {
  return (
    <StripRegion
      title={dashboard.eventsTitle}
      query={eventsQuery()}
      cards={(events) => events.map((event) => <EventItem key={`${event.type}-${event.id}`} event={event} />)}
    />
  );
}

function EventItem({ event }: { event: Event }) {
  const isEvent = event.type === 1 && event.classId !== null;
  return (
    <EventCard
      id={event.id}
      type={event.type}
      typeWords={dashboard}
      title={event.name}
      href={isEvent ? paths.event(event.id, event.classId ?? 0) : paths.trainingCourse(event.id)}
      coverUrl={event.imageUrl ?? undefined}
      duration={formatDuration(event.duration)}
      rating={event.rating === null ? undefined : formatRating(event.rating)}
      tag={isNewRelease(event, new Date()) ? 'new' : event.hasNewContent ? 'newContent' : undefined}
      hasCertificate={event.hasCertificate}
    />
  );
}
