import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import type { StrengthState } from './password-rules.variants.ts';
import { type StrengthMeterWords, strengthMeterWords } from './password-rules.words.ts';
import * as styles from './strength-meter.css.ts';

export interface StrengthMeterProps extends Native<'div', 'children'> {
  /** What is known about the password. */
  state: StrengthState;
  words?: DeepPartial<StrengthMeterWords>;
}

const levels: Record<StrengthState, 0 | 1 | 2 | 3> = {
  none: 0,
  checking: 0,
  weak: 1,
  good: 2,
  strong: 3,
  failed: 0,
};

/**
 * How strong a password is, in three bars and a word that is said when it changes (REGISTER-22, REGISTER-23). Attributes and ref go
 * to the root.
 */
export function StrengthMeter({ state, words, ...native }: StrengthMeterProps) {
  const { label, [state]: word } = useWords('strengthMeter', strengthMeterWords, words);
  const level = levels[state];
  return (
    <div {...native} className={styles.strength} data-strength={state}>
      <meter
        className={styles.unseen}
        aria-label={label}
        min={0}
        max={3}
        value={level}
        aria-valuetext={word || undefined}
      />
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={styles.bar} data-on={present(level >= bar)} />
        ))}
      </div>
      <p className={styles.words}>
        <span aria-hidden="true">{label}</span>
        <strong className={styles.word} role="status">
          {word}
        </strong>
      </p>
    </div>
  );
}
