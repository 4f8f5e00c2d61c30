import { EmptyState, LinkProvider } from '@student/ui';
import { useCallback } from 'react';
import { useGo } from '../../addresses/use-go.ts';
import { CourseItem } from '../../courses/course-item.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { isOwn } from '../../places.ts';
import { landing } from '../../pt-br/landing.ts';
import { newCoursesQuery } from '../../queries/courses.queries.ts';
import { useServices } from '../../services.ts';

/** 'NOVIDADES': the new courses, or nothing when there are none (LANDING-04 to LANDING-06). */
export function NewCoursesRegion() {
  const go = useGo();
  const { session } = useServices();
  // A visitor is asked to sign in over this page, which stays where it is (LANDING-17).
  const navigate = useCallback(
    (href: string) => go(href, { preventScrollReset: session.get().status === 'absent' }),
    [go, session],
  );
  return (
    <LinkProvider navigate={navigate} owns={isOwn}>
      <CourseStrip
        title={landing.newTitle}
        none={<EmptyState title={landing.newNone} variant="strip" level={3} />}
        query={newCoursesQuery()}
        cards={(courses) => courses.map((course) => <CourseItem key={course.id} course={course} />)}
      />
    </LinkProvider>
  );
}
