import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { PlayIcon, RotateCcwIcon } from '../../components/icon/icons.ts';
import { present } from '../../internal/present.ts';
import { clockText } from '../media/clock-text.ts';
import type { MediaWords } from '../media/media.words.ts';
import { ResumedAt } from '../media/resumed-at.tsx';
import type { MediaState } from '../media/use-media.ts';
import * as styles from './stage-message.css.ts';

interface StageMessageProps {
  state: MediaState;
  resumedAt: number | undefined;
  onPlay: () => void;
  onFromStart: () => void;
  onReplay: () => void;
  onRetry: () => void;
  endText: ReactNode;
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
        <div className={styles.beginning} aria-hidden="true">
          <button type="button" className={styles.bigPlay} tabIndex={-1} onClick={onPlay}>
            <PlayIcon fill="currentColor" />
          </button>
          {/* Its room is there from the start, so that the button stays where it is. */}
          <span className={styles.length} data-unknown={present(!(state.duration > 0))}>
            {clockText(state.duration || 0)}
          </span>
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

function News({ state, resumedAt, onFromStart, onReplay, endText, endAction, words }: StageMessageProps) {
  if (state.failure) return null;
  if (state.ended) {
    return (
      <div className={styles.veil}>
        <p className={endText ? styles.endTitle : styles.title}>{words.ended}</p>
        {endText ? <p className={styles.text}>{endText}</p> : null}
        <div className={styles.ways}>
          {endAction}
          <Button variant="outline" tone="neutral" icon={<RotateCcwIcon />} onClick={onReplay}>
            {words.replay}
          </Button>
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
      <ResumedAt seconds={resumedAt} words={words} />
      <Button size="small" variant="plain" tone="neutral" onClick={onFromStart}>
        {words.fromStart}
      </Button>
    </div>
  );
}
