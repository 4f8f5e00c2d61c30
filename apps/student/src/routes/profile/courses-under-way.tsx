import { pageSizes } from '@student/domain';
import { CourseGrid, EmptyState, SearchXIcon, Section, ShowMore, TextLink } from '@student/ui';
import { useCallback } from 'react';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { profileCourses as words } from '../../pt-br/profile-courses.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useRetryOnline } from '../../use-retry-online.ts';
import { useUnderWay } from '../dashboard/use-under-way.ts';

/** The courses that were begun, the last one seen first, five more with each press (PROFILE-14, LIMITS-05). */
export function CoursesUnderWay() {
  return (
    <Section title={words.underWay}>
      <Region
        loading={<CardSkeletons count={pageSizes.coursesInProgress} />}
        missing={words.underWayMissing}
        level={3}
      >
        <Courses />
      </Region>
    </Section>
  );
}

function Courses() {
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { courses, query } = useUnderWay();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const showMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useRetryOnline(isFetchNextPageError ? error : undefined, showMore);
  if (courses.length === 0) return <None />;
  return (
    <ShowMore
      label={words.underWay}
      items={courses.map((course) => (
        <OwnCourseItem
          key={course.id}
          course={course}
          onOpenComments={openComments}
          onOpenIntroVideo={openIntroVideo}
        />
      ))}
      slices={{
        hasMore: hasNextPage,
        onMore: showMore,
        pending: isFetchingNextPage,
        failed: isFetchNextPageError ? (
          <Failed
            error={error}
            retry={showMore}
            pending={isFetchingNextPage}
            size="line"
            missing={words.moreMissing}
          />
        ) : undefined,
      }}
    >
      {(shown) => <CourseGrid label={words.underWay}>{shown}</CourseGrid>}
    </ShowMore>
  );
}

const None = () => (
  <EmptyState
    variant="strip"
    level={3}
    title={words.underWayNone}
    icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
    action={<TextLink href={paths.detailsCourses()}>{words.allCourses}</TextLink>}
  />
);
