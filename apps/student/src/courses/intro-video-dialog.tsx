import { IntroVideoDialog, Skeleton } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../pt-br/dashboard.ts';
import { courseQuery } from '../queries/courses.queries.ts';
import { Failed } from '../shell/failed.tsx';
import { IntroVideo } from './intro-video.tsx';

/** The introductory video of a course (SHELL-44, DASH-37). */
export default function CourseIntroVideo({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const { data: course, error, refetch } = useQuery(courseQuery(courseId));
  const title = dashboard.introductionVideo(course?.title ?? '');
  return (
    <IntroVideoDialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : course === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <IntroVideo
          title={title}
          video={course.introductoryContent}
          posterUrl={course.imageUrl ?? undefined}
        />
      )}
    </IntroVideoDialog>
  );
}
