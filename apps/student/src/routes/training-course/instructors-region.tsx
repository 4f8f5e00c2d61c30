import { InstructorCardSkeleton, Section } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { InstructorList } from '../../courses/instructor-list.tsx';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { Region } from '../../region.tsx';
import { instructorInfoQuery } from './training-course.queries.ts';

/** Who teaches the training course (EVENT-23). */
export function InstructorsRegion({ trainingCourseId }: { trainingCourseId: number }) {
  return (
    <Section title={words.instructors}>
      <Region resetKey={String(trainingCourseId)} loading={<InstructorCardSkeleton />}>
        <Instructors trainingCourseId={trainingCourseId} />
      </Region>
    </Section>
  );
}

function Instructors({ trainingCourseId }: { trainingCourseId: number }) {
  const { data } = useSuspenseQuery(instructorInfoQuery(trainingCourseId));
  return <InstructorList instructors={data.instructors} />;
}
