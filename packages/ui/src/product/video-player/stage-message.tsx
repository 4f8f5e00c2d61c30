import { Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
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

/** What lies over the picture when it is not simply playing: the start, the wait, the end, a failure. */
export function StageMessage(props: StageMessageProps) {
  const { state, resumedAt, onPlay, onFromStart, onReplay, onRetry, endAction, words } = props;
  if (state.failure) {
    const isNetwork = state.failure === 'network';
    return (
      <div className={styles.veil} role="alert">
        <p className={styles.title}>{isNetwork ? words.networkLost : words.failed}</p>
        <p className={styles.text}>{isNetwork ? words.networkLostText : words.failedText}</p>
        <Button icon={<RotateCcw />} onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (state.ended) {
    return (
      <div className={styles.veil}>
        <p className={styles.title} role="status">
          {words.ended}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" tone="neutral" icon={<RotateCcw />} onClick={onReplay}>
            {words.replay}
          </Button>
          {endAction}
        </div>
      </div>
    );
  }
  if (state.waiting && !state.paused) {
    return (
      <div className={styles.center} role="status">
        <span className={styles.spinner} />
        <span className={styles.waitingWord}>{words.loading}</span>
      </div>
    );
  }
  return (
    <>
      {state.hasStarted ? null : (
        <div className={styles.center}>
          <button type="button" className={styles.bigPlay} tabIndex={-1} aria-hidden="true" onClick={onPlay}>
            <Play fill="currentColor" />
          </button>
        </div>
      )}
      {resumedAt === undefined ? null : (
        <div className={styles.notice}>
          <span role="status">{words.resumedAt(resumedAt)}</span>
          <Button size="small" variant="plain" tone="neutral" onClick={onFromStart}>
            {words.fromStart}
          </Button>
        </div>
      )}
    </>
  );
}
