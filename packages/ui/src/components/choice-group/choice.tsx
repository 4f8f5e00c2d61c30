import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icon/icons.ts';
import * as styles from './choice-group.css.ts';
import type { ChoiceMark } from './choice-group.variants.ts';
import type { ChoiceWords } from './choice-group.words.ts';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Drawn and said once an answer was judged; what was not chosen then stays legible, though it can be chosen no more. */
  mark?: ChoiceMark | 'unchosen';
}

/** One row of a group: control, words, and how the answer turned out. */
export function Choice({
  controlId,
  option,
  words,
  children,
}: {
  controlId: string;
  option: ChoiceOption;
  words: ChoiceWords;
  children: ReactElement;
}) {
  return (
    <label className={styles.option} htmlFor={controlId} data-mark={option.mark}>
      {children}
      <span>
        {option.label}
        {option.hint && <span className={styles.hint}>{option.hint}</span>}
      </span>
      {option.mark && option.mark !== 'unchosen' && (
        <span className={styles.mark}>
          {option.mark === 'correct' ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
          {words[option.mark]}
        </span>
      )}
    </label>
  );
}
