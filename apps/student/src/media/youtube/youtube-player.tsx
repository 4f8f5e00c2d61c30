import { type PlayerPort, VideoPlayer, type VideoPlayerProps } from '@student/ui';
import { useCallback } from 'react';
import { useServices } from '../../services.ts';
import { YoutubeFrame } from './youtube-frame.tsx';

type YoutubePlayerProps = Omit<VideoPlayerProps, 'captions' | 'media'> & {
  /** Video code at YouTube. */
  code: string;
  /** Seconds, as the content says. */
  duration?: number | null;
};

/** A video of YouTube in the app's own player. Nothing of it is loaded before it is to play. */
export default function YoutubePlayer({ code, duration, ...player }: YoutubePlayerProps) {
  const { platform } = useServices();
  const { title } = player;
  const media = useCallback(
    (attach: (port: PlayerPort | null) => void) => (
      <YoutubeFrame {...{ code, title, attach }} duration={duration ?? 0} openApi={platform.openYoutube} />
    ),
    [code, title, duration, platform],
  );
  return <VideoPlayer {...player} media={media} />;
}
