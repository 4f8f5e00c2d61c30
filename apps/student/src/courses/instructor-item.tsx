import type { Instructor } from '@student/domain';
import { InstructorCard } from '@student/ui';
import { hrefOfInstructor } from './instructor-href.ts';

/** Who teaches, with the way to their page (COURSE-11, TRACK-16). */
export function InstructorItem({ instructor }: { instructor: Instructor }) {
  const { name, imageUrl, profession, biography } = instructor;
  return (
    <InstructorCard
      name={name}
      photoUrl={imageUrl ?? undefined}
      role={profession ?? undefined}
      biography={biography ?? undefined}
      href={hrefOfInstructor(instructor)}
    />
  );
}
