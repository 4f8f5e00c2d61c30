import type { Course } from '@student/domain';
import { CourseGrid, EmptyState, SearchXIcon } from '@student/ui';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { tracks as words } from '../../pt-br/tracks.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';

/** Courses of a track, each with what cards have elsewhere (DASH-37, DASH-45, RECO-14). */
export function CourseWall({ courses }: { courses: readonly Course[] }) {
  const { openComments, openIntroVideo } = useCourseDialogs();
  return (
    <CourseGrid label={words.trainings}>
      {courses.map((course) => (
        <OwnCourseItem
          key={course.id}
          course={course}
          onOpenComments={openComments}
          onOpenIntroVideo={openIntroVideo}
        />
      ))}
    </CourseGrid>
  );
}

/** A track in which nothing stands yet. */
export function NoTrainings() {
  return (
    <EmptyState
      icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
      title={words.noTrainings}
      level={3}
    />
  );
}
