import { InPlaceOf, InstructorCardSkeleton, Section } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InstructorList } from '../../courses/instructor-list.tsx';
import { course as words } from '../../pt-br/course.ts';
import { Region } from '../../region.tsx';
import { instructorsQuery } from './course.queries.ts';

type InstructorsRegionProps = {
  courseId: number;
  /** What stands under them. It comes with them, since nobody knows before how much room they take. */
  children: ReactNode;
};

/** Who teaches the course (COURSE-11). */
export function InstructorsRegion({ courseId, children }: InstructorsRegionProps) {
  const skeleton = <InstructorCardSkeleton />;
  return (
    <Region
      resetKey={String(courseId)}
      loading={
        <Section title={words.instructors} busy>
          {skeleton}
        </Section>
      }
      failed={(message) => (
        <>
          <Section title={words.instructors}>
            <InPlaceOf shape={skeleton}>{message}</InPlaceOf>
          </Section>
          {children}
        </>
      )}
    >
      <Section title={words.instructors}>
        <Instructors courseId={courseId} />
      </Section>
      {children}
    </Region>
  );
}

function Instructors({ courseId }: { courseId: number }) {
  const { data: instructors } = useSuspenseQuery(instructorsQuery(courseId));
  return <InstructorList instructors={instructors} />;
}
