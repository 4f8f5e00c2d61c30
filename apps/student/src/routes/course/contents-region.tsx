import { type CourseWithContents, studyLeft } from '@student/domain';
import { ContentList, ContentListSkeleton, EmptyState, SearchXIcon } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { contentsQuery } from '../../contents/content.queries.ts';
import { contentItems } from '../../contents/content-items.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { course as words } from '../../pt-br/course.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useIsUnderWay } from './enrollment.ts';
import { goOnLabel } from './go-on-label.ts';

/**
 * The numbered contents; blocked and unreleased ones say why they do not open (COURSE-09, COURSE-10). The course tells what
 * they are, so each has its place from the first moment.
 */
export function ContentsRegion({ course }: { course: CourseWithContents }) {
  const place = { kind: 'course', courseId: course.id } as const;
  return (
    <Region
      resetKey={String(course.id)}
      loading={<ContentListSkeleton items={contentItems(place, course.contents)} />}
    >
      <Contents place={place} course={course} />
    </Region>
  );
}

function Contents({ place, course }: { place: ContentPlace; course: CourseWithContents }) {
  const { data: contents } = useSuspenseQuery(contentsQuery(place));
  const isUnderWay = useIsUnderWay(course);
  const left = studyLeft(contents);
  if (contents.length === 0)
    return (
      <EmptyState
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        title={words.noContents}
        level={3}
      />
    );
  return (
    <ContentList
      label={words.contents}
      items={contentItems(place, contents)}
      next={
        isUnderWay && left.kind === 'open'
          ? { id: left.next.id, label: goOnLabel(course, contents) }
          : undefined
      }
    />
  );
}
