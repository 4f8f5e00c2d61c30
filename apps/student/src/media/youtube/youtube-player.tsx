import { type PlayerPort, VideoPlayer, type VideoPlayerProps } from '@student/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../services.ts';
import type { YoutubeApi } from './youtube-api.ts';
import { YoutubePort } from './youtube-port.ts';

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

type YoutubeFrameProps = {
  code: string;
  title: string;
  duration: number;
  attach: (port: PlayerPort | null) => void;
  openApi: () => Promise<YoutubeApi>;
};

function YoutubeFrame({ code, title, duration, attach, openApi }: YoutubeFrameProps) {
  const place = useRef<HTMLDivElement>(null);

  // Outside React: YouTube's player, which fills the place by itself.
  useEffect(() => {
    if (!place.current) return;
    const port = new YoutubePort({ place: place.current, code, title, duration, openApi });
    attach(port);
    return () => {
      attach(null);
      port.destroy();
    };
  }, [code, title, duration, attach, openApi]);

  return <div ref={place} style={{ position: 'absolute', inset: 0 }} />;
}
