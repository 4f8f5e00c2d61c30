import { Avatar, Inline, Skeletons, Stack, Text } from '@student/ui';
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
      {instructors.map(({ id, name, imageUrl, profession }) => (
        <Inline as="li" key={id} overflow="squeeze">
          <Avatar name={name} src={imageUrl ?? undefined} size="medium" meaning="decoration" />
          <Stack gap="xxs">
            <Text weight="bold">{name}</Text>
            {profession ? (
              <Text size="s" tone="muted">
                {profession}
              </Text>
            ) : null}
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
