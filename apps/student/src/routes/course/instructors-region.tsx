import { InstructorCard, Skeletons, Stack, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { course as words } from '../../pt-br/course.ts';
import { instructorsQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

/** Who teaches the course (COURSE-11). */
export function InstructorsRegion({ courseId }: { courseId: number }) {
  return (
    <Region
      resetKey={String(courseId)}
      loading={<Skeletons shape="row" count={2} />}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      <Instructors courseId={courseId} />
    </Region>
  );
}

function Instructors({ courseId }: { courseId: number }) {
  const { data: instructors } = useSuspenseQuery(instructorsQuery(courseId));
  if (instructors.length === 0) return <Text tone="muted">{words.noInstructors}</Text>;
  return (
    <Stack as="ul">
      {instructors.map(({ id, name, imageUrl, profession, biography }) => (
        <li key={id}>
          <InstructorCard
            name={name}
            photoUrl={imageUrl ?? undefined}
            role={profession ?? undefined}
            biography={biography ?? undefined}
          />
        </li>
      ))}
    </Stack>
  );
}
