import { Carousel, Section } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseItem } from '../../courses/course-item.tsx';
import { landing } from '../../pt-br/landing.ts';
import { newCoursesQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

/** 'NOVIDADES': the new courses, or nothing when there are none (LANDING-04 to LANDING-06). */
export function NewCoursesRegion() {
  return (
    <Region
      loading={
        <Section title={landing.newTitle} busy>
          <CardSkeletons count={4} />
        </Section>
      }
      failed={(error, retry) => (
        <Section title={landing.newTitle}>
          <Failed error={error} retry={retry} />
        </Section>
      )}
    >
      <NewCourses />
    </Region>
  );
}

function NewCourses() {
  const { data: courses } = useSuspenseQuery(newCoursesQuery());
  if (courses.length === 0) return null;
  return (
    <Section title={landing.newTitle}>
      <Carousel label={landing.newTitle}>
        {courses.map((course) => (
          <CourseItem key={course.id} course={course} />
        ))}
      </Carousel>
    </Section>
  );
}
