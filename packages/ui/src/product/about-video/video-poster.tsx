import { PlayIcon } from '../../components/icon/icons.ts';
import type { Native } from '../../internal/native.ts';
import { useWords } from '../../internal/words.tsx';
import { mediaWords } from '../media/media.words.ts';
import { bigPlay, center } from '../video-player/stage-message.css.ts';
import { player, poster } from '../video-player/video-player.css.ts';

export interface VideoPosterProps extends Native<'button', 'children' | 'title'> {
  /** What the video is. */
  title: string;
  posterUrl?: string | undefined;
}

/**
 * The place of a player whose code is not here yet: as large as the player, with its poster, and a press away from it. Attributes and
 * ref go to the button.
 */
export function VideoPoster({ title, posterUrl, ...native }: VideoPosterProps) {
  const { play } = useWords('media', mediaWords);
  return (
    <button type="button" {...native} className={player} aria-label={`${play}: ${title}`}>
      {posterUrl ? <img className={poster} src={posterUrl} alt="" loading="lazy" /> : null}
      <span className={center}>
        <span className={bigPlay}>
          <PlayIcon fill="currentColor" />
        </span>
      </span>
    </button>
  );
}
