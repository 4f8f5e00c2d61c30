import type { Instructor } from '@student/domain';
import { Stack, Text } from '@student/ui';
import { taught as words } from '../pt-br/taught.ts';
import { InstructorItem } from './instructor-item.tsx';

/** Who teaches a course or one of its contents (COURSE-11, COURSE-12). */
export function InstructorList({ instructors }: { instructors: readonly Instructor[] }) {
  if (instructors.length === 0) return <Text tone="muted">{words.noInstructors}</Text>;
  return (
    <Stack as="ul">
      {instructors.map((instructor) => (
        <li key={instructor.id}>
          <InstructorItem instructor={instructor} />
        </li>
      ))}
    </Stack>
  );
}
