import type { PlayerPort } from '@student/ui';
import { useEffect, useRef } from 'react';
import type { YoutubeApi } from './youtube-api.ts';
import { YoutubePort } from './youtube-port.ts';

type YoutubeFrameProps = {
  code: string;
  title: string;
  duration: number;
  attach: (port: PlayerPort | null) => void;
  openApi: () => Promise<YoutubeApi>;
};

/** The place of a YouTube player, which hands out its port for as long as it stands. */
export function YoutubeFrame({ code, title, duration, attach, openApi }: YoutubeFrameProps) {
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
