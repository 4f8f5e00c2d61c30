import { CourseGrid, EmptyState, EventIcon, Section, ShowMore, TextLink } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { EventItem } from '../../courses/event-item.tsx';
import { paths } from '../../paths.ts';
import { profileCourses as words } from '../../pt-br/profile-courses.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { attendedEventsQuery } from './profile.queries.ts';

/** So many stand there at first: the server gives all of them at once. */
const atFirst = 8;

/** The events and training courses that the person was present at (PROFILE-15). */
export function AttendedEvents() {
  return (
    <Section title={words.attended}>
      <Region loading={<CardSkeletons count={4} />} missing={words.attendedMissing} level={3}>
        <Events />
      </Region>
    </Section>
  );
}

function Events() {
  const { data: events } = useSuspenseQuery(attendedEventsQuery());
  if (events.length === 0) return <None />;
  return (
    <ShowMore
      label={words.attended}
      first={atFirst}
      items={events.map((event) => <EventItem key={`${event.type}-${event.id}`} event={event} />)}
    >
      {(shown) => <CourseGrid label={words.attended}>{shown}</CourseGrid>}
    </ShowMore>
  );
}

const None = () => (
  <EmptyState
    variant="strip"
    level={3}
    title={words.attendedNone}
    icon={<MessagePicture name="empty" icon={<EventIcon />} />}
    action={<TextLink href={paths.calendar()}>{words.calendar}</TextLink>}
  />
);
