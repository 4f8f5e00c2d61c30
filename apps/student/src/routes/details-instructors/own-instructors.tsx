import { EmptyState, PeopleIcon, Section } from '@student/ui';
import { useQueries, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { detailsInstructors as words } from '../../pt-br/details-instructors.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { instructorsQuery } from '../course/course.queries.ts';
import { coursesInProgressQuery } from '../dashboard/dashboard.queries.ts';
import { InstructorSkeletons, Instructors } from './instructors.tsx';

/** Who teaches the courses that the person has begun last, so that a page without a term leads somewhere. */
export function OwnInstructors() {
  return (
    <Region
      loading={
        <Section title={words.own} busy>
          <InstructorSkeletons />
        </Section>
      }
    >
      <Own />
    </Region>
  );
}

function Own() {
  const [first] = useSuspenseInfiniteQuery(coursesInProgressQuery()).data.pages;
  const { instructors, isPending } = useQueries({
    queries: (first?.courses ?? []).map(({ id }) => instructorsQuery(id)),
    combine: (results) => ({
      instructors: [
        ...new Map(results.flatMap(({ data = [] }) => data).map((one) => [one.id, one])).values(),
      ],
      isPending: results.some((one) => one.isPending),
    }),
  });
  if (isPending)
    return (
      <Section title={words.own} busy>
        <InstructorSkeletons />
      </Section>
    );
  if (instructors.length === 0)
    return (
      <EmptyState icon={<MessagePicture name="empty" icon={<PeopleIcon />} />} title={words.start} level={2}>
        {words.lead}
      </EmptyState>
    );
  return (
    <Section title={words.own}>
      <Instructors instructors={instructors} />
    </Section>
  );
}
