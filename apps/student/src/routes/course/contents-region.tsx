import type { CourseWithContents } from '@student/domain';
import { ContentList, EmptyState, Skeletons } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { contentItems } from '../../contents/content-items.ts';
import { course as words } from '../../pt-br/course.ts';
import { contentsQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

/** The numbered contents; blocked and unreleased ones say why they do not open (COURSE-09, COURSE-10). */
export function ContentsRegion({ course }: { course: CourseWithContents }) {
  return (
    <Region
      resetKey={String(course.id)}
      loading={<Skeletons shape="row" count={5} />}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      <Contents courseId={course.id} />
    </Region>
  );
}

function Contents({ courseId }: { courseId: number }) {
  const { data: contents } = useSuspenseQuery(contentsQuery(courseId));
  if (contents.length === 0) return <EmptyState title={words.noContents} level={3} />;
  return <ContentList label={words.contents} items={contentItems(courseId, contents)} />;
}
