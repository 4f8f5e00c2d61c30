import { Check, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './choice-group.css.ts';
import type { ChoiceMark } from './choice-group.variants.ts';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Drawn and said once an answer was judged. */
  mark?: ChoiceMark;
}

export type ChoiceWords = Record<ChoiceMark, string>;
const spoken: ChoiceWords = { correct: 'Correta', wrong: 'Incorreta' };

/** One row of a group: control, words, and how the answer turned out. */
export function Choice({
  controlId,
  option,
  words,
  children,
}: {
  controlId: string;
  option: ChoiceOption;
  words?: Partial<ChoiceWords>;
  children: ReactElement;
}) {
  return (
    <label className={styles.option} htmlFor={controlId} data-mark={option.mark}>
      {children}
      <span>
        {option.label}
        {option.hint && <span className={styles.hint}>{option.hint}</span>}
      </span>
      {option.mark && (
        <span className={styles.mark}>
          {option.mark === 'correct' ? (
            <Check className={styles.markIcon} aria-hidden="true" />
          ) : (
            <X className={styles.markIcon} aria-hidden="true" />
          )}
          {{ ...spoken, ...words }[option.mark]}
        </span>
      )}
    </label>
  );
}
