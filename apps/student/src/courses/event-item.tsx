import {
  type Event,
  formatDuration,
  formatRating,
  kindOfEvent,
  spokenDuration,
  tagsOf,
} from '@student/domain';
import { EventCard } from '@student/ui';
import { paths } from '../paths.ts';
import { dashboard } from '../pt-br/dashboard.ts';
import { useServices } from '../services.ts';
import { useCourseDialogs } from './course-dialogs.tsx';
import { hrefOfEvent } from './event-href.ts';

/** An event or a training course as a card, with what can be done with it (DASH-11, DASH-12). */
export function EventItem({ event }: { event: Event }) {
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
      duration={formatDuration(event.duration)}
      durationSpoken={spokenDuration(event.duration)}
      rating={event.rating === null ? undefined : formatRating(event.rating)}
      // Some of these cards have comments: all of them keep the row for them, so that they are one height.
      actionRow="kept"
      tags={tagsOf(event, new Date(now()))}
      hasCertificate={event.hasCertificate}
      // Training courses have no comments (DASH-48).
      onOpenComments={type === 'event' ? openEventComments : undefined}
    />
  );
}
