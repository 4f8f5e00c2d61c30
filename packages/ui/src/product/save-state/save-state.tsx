import { useEffect, useRef } from 'react';
import { CloudCheckIcon, CloudOffIcon, CloudUploadIcon, WarningIcon } from '../../components/icon/icons.ts';
import { announce } from '../../internal/announce.ts';
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
  words?: DeepPartial<SaveStateWords>;
}

/**
 * Whether what the student did is safe, in one place on every learning surface. Seen always; said politely only when it
 * changes for the worse and when it is well again, since progress is saved every 15 seconds (PLAYER-08). Attributes and ref go to its root.
 */
export function SaveState({ state, time = '', words, ...native }: SaveStateProps) {
  const text = textOf(state, time, useWords('saveState', saveStateWords, words));
  useNewsOnly(state, text);
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
      {text}
    </span>
  );
}

function textOf(state: SaveStateName, time: string, words: SaveStateWords) {
  if (state === 'idle') return '';
  return state === 'saved' ? words.saved(time) : words[state];
}

function useNewsOnly(state: SaveStateName, text: string) {
  const wasBad = useRef(false);
  // The page's live region, which stands before its first words: this line may arrive together with bad news.
  useEffect(() => {
    const isBad = state === 'offline' || state === 'failed';
    if (isBad || (state === 'saved' && wasBad.current)) announce(text);
    if (state !== 'saving') wasBad.current = isBad;
  }, [state, text]);
}

const icons = {
  idle: undefined,
  saving: CloudUploadIcon,
  saved: CloudCheckIcon,
  offline: CloudOffIcon,
  failed: WarningIcon,
} as const;
