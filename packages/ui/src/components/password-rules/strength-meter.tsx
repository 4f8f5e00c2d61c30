import type { StrengthState } from './password-rules.variants.ts';
import * as styles from './strength-meter.css.ts';

export interface StrengthMeterProps {
  /** Names the meter. */
  label?: string;
  state: StrengthState;
  words?: Partial<Record<StrengthState, string>>;
}

const spoken: Record<StrengthState, string> = {
  none: '',
  checking: 'Verificando…',
  weak: 'Fraca',
  good: 'Boa',
  strong: 'Forte',
  failed: 'Não foi possível verificar a força da senha. Você pode continuar.',
};

const levels: Record<StrengthState, 0 | 1 | 2 | 3> = {
  none: 0,
  checking: 0,
  weak: 1,
  good: 2,
  strong: 3,
  failed: 0,
};

/** How strong a password is, in three bars and a word that is said when it changes (REGISTER-22, REGISTER-23). */
export function StrengthMeter({ label = 'Força da senha', state, words }: StrengthMeterProps) {
  const word = { ...spoken, ...words }[state];
  const level = levels[state];
  return (
    <div className={styles.strength} data-state={state}>
      <meter
        className={styles.unseen}
        aria-label={label}
        min={0}
        max={3}
        value={level}
        aria-valuetext={word || undefined}
      />
      <div className={styles.bars} aria-hidden="true">
        <span className={styles.bar} data-on={level >= 1 || undefined} />
        <span className={styles.bar} data-on={level >= 2 || undefined} />
        <span className={styles.bar} data-on={level >= 3 || undefined} />
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
