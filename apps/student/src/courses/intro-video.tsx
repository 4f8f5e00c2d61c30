import type { EventWithClasses } from '@student/domain';
import { EmptyState, Skeleton, VideoPlayer } from '@student/ui';
import { lazy, Suspense } from 'react';
import { dashboard } from '../pt-br/dashboard.ts';

/** Wanted where the video is YouTube's. */
const YoutubePlayer = lazy(() => import('../media/youtube/youtube-player.tsx'));

type IntroVideoProps = {
  /** Where the video has none of its own. */
  title: string;
  video: EventWithClasses['introductoryContent'];
  /** A video of YouTube shows nothing of itself before it plays. */
  posterUrl: string | undefined;
};

/** The introductory video of a course or of an event, whoever plays it (SHELL-44, EVENT-03). */
export function IntroVideo({ title, video, posterUrl }: IntroVideoProps) {
  if (video?.youtube)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <YoutubePlayer title={video.title ?? title} code={video.youtube.code} poster={posterUrl} />
      </Suspense>
    );
  if (video?.url) return <VideoPlayer title={video.title ?? title} src={video.url} poster={posterUrl} />;
  return <EmptyState title={dashboard.noIntroductionVideo} level={3} />;
}
