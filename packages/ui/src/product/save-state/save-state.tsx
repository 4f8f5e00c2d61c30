import { useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CloudCheckIcon, CloudOffIcon, CloudUploadIcon, WarningIcon } from '../../components/icon/icons.ts';
import { announce } from '../../internal/announce.ts';
import { focusOnce } from '../../internal/focus-page.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './save-state.css.ts';
import type { SaveStateName } from './save-state.variants.ts';
import { type SaveStateWords, saveStateWords } from './save-state.words.ts';

export interface SaveStateProps extends Native<'span', 'children'> {
  state: SaveStateName;
  /** When it was last saved, as it is read: '14:32'. */
  time?: string | undefined;
  /** What waits to be saved: '2 anotações aguardam a conexão'. */
  waiting?: string | undefined;
  /** Tries to save what waits, now. */
  onRetry?: (() => void) | undefined;
  /** That is under way: what comes of it is said. */
  retrying?: boolean;
  words?: DeepPartial<SaveStateWords>;
}

/**
 * Whether what the student did is safe, in one place on every learning surface. Seen always; said politely only when it
 * changes for the worse, when it is well again and when somebody tried, since progress is saved every 15 seconds (PLAYER-08).
 * Attributes and ref go to its root.
 */
export function SaveState({
  state,
  time = '',
  waiting,
  onRetry,
  retrying = false,
  words,
  ...native
}: SaveStateProps) {
  const says = useWords('saveState', saveStateWords, words);
  const text = textOf(state, time, says);
  useNewsOnly(state, text, retrying);
  const Icon = icons[state];
  return (
    <span
      {...native}
      className={styles.save}
      data-pending={present(state === 'saving')}
      data-offline={present(state === 'offline')}
      data-failed={present(state === 'failed')}
    >
      {Icon ? <Icon /> : null}
      {/* Two sentences: a sign between them would stand alone where the line breaks. */}
      {text && waiting ? `${text}. ` : text}
      {waiting ? <span>{text ? `${waiting}.` : waiting}</span> : null}
      {onRetry ? (
        <Button
          ref={keepFocus}
          size="small"
          variant="plain"
          edge="start"
          pending={retrying}
          onClick={onRetry}
        >
          {says.retry}
        </Button>
      ) : null}
    </span>
  );
}

function textOf(state: SaveStateName, time: string, words: SaveStateWords) {
  if (state === 'idle') return '';
  return state === 'saved' ? words.saved(time) : words[state];
}

/** The button goes once it has worked, or may not be pressed for a while: the line takes the focus from it. */
const keepFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button && button.parentElement) focusOnce(button.parentElement);
};

function useNewsOnly(state: SaveStateName, text: string, isRetrying: boolean) {
  const wasBad = useRef(false);
  // The page's live region, which stands before its first words: this line may arrive together with bad news.
  useEffect(() => {
    if (isRetrying) return;
    const isBad = state === 'offline' || state === 'failed';
    if (isBad || (state === 'saved' && wasBad.current)) announce(text);
    if (state !== 'saving') wasBad.current = isBad;
  }, [state, text, isRetrying]);
}

const icons = {
  idle: undefined,
  saving: CloudUploadIcon,
  saved: CloudCheckIcon,
  offline: CloudOffIcon,
  failed: WarningIcon,
} as const;
