import { EmptyState, IntroVideoDialog, Skeleton, VideoPlayer } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dashboard } from '../../pt-br/dashboard.ts';
import { courseQuery } from '../../queries/courses.queries.ts';
import { Failed } from '../../shell/failed.tsx';

/** Wanted where the video is YouTube's. */
const YoutubePlayer = lazy(() => import('../../media/youtube/youtube-player.tsx'));

/** The introductory video of a course (SHELL-44, DASH-37). */
export default function CourseIntroVideo({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const { data: course, error, refetch } = useQuery(courseQuery(courseId));
  const video = course?.introductoryContent;
  // A video of YouTube shows nothing of itself before it plays.
  const poster = course?.imageUrl ?? undefined;
  const title = dashboard.introductionVideo(course?.title ?? '');
  return (
    <IntroVideoDialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : course === undefined ? (
        <Skeleton shape="block" />
      ) : video?.youtube ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <YoutubePlayer title={video.title ?? title} code={video.youtube.code} poster={poster} />
        </Suspense>
      ) : video?.url ? (
        <VideoPlayer title={video.title ?? title} src={video.url} poster={poster} />
      ) : (
        <EmptyState title={dashboard.noIntroductionVideo} level={3} />
      )}
    </IntroVideoDialog>
  );
}
