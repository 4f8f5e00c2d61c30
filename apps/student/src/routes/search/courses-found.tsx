import type { CoursePage } from '@student/domain';
import { CourseGrid, Stack } from '@student/ui';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';
import { Pages } from '../../shell/pages.tsx';
import { FoundSection } from './found-section.tsx';
import { globalSearch } from './search.search.ts';
import type { Found } from './use-found.ts';

/** The courses that were found, a page at a time; the page is the address's (TRACK-09, TRACK-10). */
export function CoursesFound({ found }: { found: Found<CoursePage> }) {
  const { values, change } = useSearch(globalSearch);
  const { openComments, openIntroVideo } = useCourseDialogs();
  const isStale = found.standing.kind === 'found' && found.standing.isStale;
  usePageInRange(values.page, isStale ? undefined : found.data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  return (
    <FoundSection kind="courses" found={found} loading={<CardSkeletons count={8} />}>
      {({ courses, totalPages }) => (
        <Stack gap="l">
          <CourseGrid label={words.groups.courses}>
            {courses.map((course) => (
              <OwnCourseItem
                key={course.id}
                course={course}
                onOpenComments={openComments}
                onOpenIntroVideo={openIntroVideo}
              />
            ))}
          </CourseGrid>
          <Pages
            page={values.page}
            totalPages={totalPages}
            hrefOf={(page) => paths.globalSearch({ ...values, page })}
            onPageChange={(page) => change((now) => ({ ...now, page }))}
            pending={isStale}
          />
        </Stack>
      )}
    </FoundSection>
  );
}
