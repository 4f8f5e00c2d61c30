import { CloudCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './save-state.css.ts';
import type { SaveStateName } from './save-state.variants.ts';

export interface SaveStateProps {
  state: SaveStateName;
  /** When it was last saved, as it is read: '14:32'. */
  time?: string | undefined;
  words?: SaveStateWords;
}

export interface SaveStateWords {
  saving: string;
  saved: (time: string) => string;
  offline: string;
  failed: string;
}

export const saveStateWords: SaveStateWords = {
  saving: 'Salvando…',
  saved: (time) => `Salvo às ${time}`,
  offline: 'Sem conexão: guardado neste aparelho',
  failed: 'Não foi possível salvar',
};

/**
 * Whether what the student did is safe, in one place on every learning surface. Seen always; said politely only when it
 * changes for the worse and when it is well again, since progress is saved every 15 seconds (PLAYER-08).
 */
export function SaveState({ state, time = '', words = saveStateWords }: SaveStateProps) {
  const text = textOf(state, time, words);
  const said = useNewsOnly(state, text);
  const Icon = icons[state];
  return (
    <span className={styles.save} data-state={state}>
      {Icon ? <Icon className={styles.icon} aria-hidden /> : null}
      {text}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </span>
  );
}

function textOf(state: SaveStateName, time: string, words: SaveStateWords) {
  if (state === 'idle') return '';
  return state === 'saved' ? words.saved(time) : words[state];
}

function useNewsOnly(state: SaveStateName, text: string) {
  const [said, setSaid] = useState('');
  const wasBad = useRef(false);
  // The live region: it speaks when its text changes, so it changes only for news.
  useEffect(() => {
    const isBad = state === 'offline' || state === 'failed';
    if (isBad || (state === 'saved' && wasBad.current)) setSaid(text);
    if (state !== 'saving') wasBad.current = isBad;
  }, [state, text]);
  return said;
}

const icons: Partial<Record<SaveStateName, LucideIcon>> = {
  saving: CloudUpload,
  saved: CloudCheck,
  offline: CloudOff,
  failed: TriangleAlert,
};
