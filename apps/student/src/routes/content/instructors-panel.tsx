import { useSuspenseQuery } from '@tanstack/react-query';
import { contentInstructorsQuery } from '../../contents/content.queries.ts';
import type { PlacedContent } from '../../contents/content-place.ts';
import { InstructorList } from '../../courses/instructor-list.tsx';

/** Who teaches this content (COURSE-12). */
export default function InstructorsPanel(placed: PlacedContent) {
  const { data: instructors } = useSuspenseQuery(contentInstructorsQuery(placed));
  return <InstructorList instructors={instructors} />;
}
