import { EmptyState, PeopleIcon, Section } from '@student/ui';
import { useQueries, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { detailsInstructors as words } from '../../pt-br/details-instructors.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { instructorsQuery } from '../course/course.queries.ts';
import { coursesInProgressQuery } from '../dashboard/dashboard.queries.ts';
import { InstructorSkeletons, Instructors } from './instructors.tsx';
import { whoTeaches } from './who-teaches.ts';

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
  const { instructors, error, isPending, isFetching, retry } = useQueries({
    queries: (first?.courses ?? []).map(({ id }) => instructorsQuery(id)),
    combine: (results) => ({
      ...whoTeaches(results),
      isFetching: results.some((result) => result.isFetching),
      retry: () => {
        for (const { data, refetch } of results) if (data === undefined) void refetch();
      },
    }),
  });
  if (isPending)
    return (
      <Section title={words.own} busy>
        <InstructorSkeletons />
      </Section>
    );
  if (instructors.length === 0 && !error)
    return (
      <EmptyState icon={<MessagePicture name="empty" icon={<PeopleIcon />} />} title={words.start} level={2}>
        {words.lead}
      </EmptyState>
    );
  return (
    <Section title={words.own}>
      {instructors.length === 0 ? null : <Instructors instructors={instructors} />}
      {error ? (
        <Failed error={error} retry={retry} pending={isFetching} size="strip" missing={words.ownMissing} />
      ) : null}
    </Section>
  );
}
