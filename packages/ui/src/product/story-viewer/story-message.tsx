import { Button } from '../../components/button/button.tsx';
import { CloudOffIcon, PlayIcon, RotateCcwIcon } from '../../components/icon/icons.ts';
import { Spinner } from '../../components/spinner/spinner.tsx';
import * as styles from './story-viewer.css.ts';
import type { StoryState } from './story-viewer.variants.ts';
import type { StoryViewerWords } from './story-viewer.words.ts';

interface StoryMessageProps {
  state: StoryState;
  onPlayToggle: () => void;
  onRetry: () => void;
  words: StoryViewerWords;
}

/** What stands in the middle of the stage: what it waits for, or why nothing plays. */
export function StoryMessage({ state, onPlayToggle, onRetry, words }: StoryMessageProps) {
  const sentence = { slow: words.slow, refused: words.refused }[state as string];
  const isLost = state === 'failed' || state === 'missing';
  return (
    <div className={styles.message} role={isLost ? 'alert' : 'status'}>
      {state === 'loading' || state === 'slow' ? <Spinner /> : null}
      {isLost ? (
        <>
          <CloudOffIcon />
          <p>
            <strong>{state === 'failed' ? words.failed : words.missing}</strong>
          </p>
          <p>{state === 'failed' ? words.failedText : words.missingText}</p>
        </>
      ) : null}
      {sentence ? <p>{sentence}</p> : null}
      {state === 'failed' || state === 'slow' ? (
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
      {state === 'paused' || state === 'refused' || state === 'ended' ? (
        <button
          type="button"
          className={styles.bigPlay}
          aria-label={state === 'ended' ? words.replay : words.play}
          onClick={onPlayToggle}
        >
          {state === 'ended' ? <RotateCcwIcon /> : <PlayIcon fill="currentColor" />}
        </button>
      ) : null}
    </div>
  );
}
