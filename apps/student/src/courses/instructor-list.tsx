import type { Instructor } from '@student/domain';
import { InstructorCard, Stack, Text } from '@student/ui';
import { taught as words } from '../pt-br/taught.ts';

/** Who teaches a course or one of its contents (COURSE-11, COURSE-12). */
export function InstructorList({ instructors }: { instructors: readonly Instructor[] }) {
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
