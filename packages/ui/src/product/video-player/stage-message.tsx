import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { PlayIcon, RotateCcwIcon } from '../../components/icon/icons.ts';
import type { MediaWords } from '../media/media.words.ts';
import type { MediaState } from '../media/use-media.ts';
import * as styles from './stage-message.css.ts';

interface StageMessageProps {
  state: MediaState;
  resumedAt: number | undefined;
  onPlay: () => void;
  onFromStart: () => void;
  onReplay: () => void;
  onRetry: () => void;
  endAction: ReactNode;
  words: MediaWords;
}

/**
 * What lies over the picture when it is not simply playing: the start, the wait, the end, a failure. Both regions are there before
 * their words, since readers miss what arrives together with its region.
 */
export function StageMessage(props: StageMessageProps) {
  const { state, onPlay } = props;
  return (
    <>
      {state.hasStarted || state.failure || state.ended || (state.waiting && !state.paused) ? null : (
        <div className={styles.center}>
          <button type="button" className={styles.bigPlay} tabIndex={-1} aria-hidden="true" onClick={onPlay}>
            <PlayIcon fill="currentColor" />
          </button>
        </div>
      )}
      <div className={styles.region} role="alert">
        <Failure {...props} />
      </div>
      <div className={styles.region} role="status">
        <News {...props} />
      </div>
    </>
  );
}

function Failure({ state, onRetry, words }: StageMessageProps) {
  if (!state.failure) return null;
  const isNetwork = state.failure === 'network';
  return (
    <div className={styles.veil}>
      <p className={styles.title}>{isNetwork ? words.networkLost : words.failed}</p>
      <p className={styles.text}>{isNetwork ? words.networkLostText : words.failedText}</p>
      <Button icon={<RotateCcwIcon />} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

function News({ state, resumedAt, onFromStart, onReplay, endAction, words }: StageMessageProps) {
  if (state.failure) return null;
  if (state.ended) {
    return (
      <div className={styles.veil}>
        <p className={styles.title}>{words.ended}</p>
        <div className={styles.actions}>
          <Button variant="outline" tone="neutral" icon={<RotateCcwIcon />} onClick={onReplay}>
            {words.replay}
          </Button>
          {endAction}
        </div>
      </div>
    );
  }
  if (state.waiting && !state.paused) {
    return (
      <div className={styles.center}>
        <span className={styles.spinner} />
        <span className={styles.waitingWord}>{words.loading}</span>
      </div>
    );
  }
  if (resumedAt === undefined) return null;
  return (
    <div className={styles.notice}>
      <span>{words.resumedAt(resumedAt)}</span>
      <Button size="small" variant="plain" tone="neutral" onClick={onFromStart}>
        {words.fromStart}
      </Button>
    </div>
  );
}
