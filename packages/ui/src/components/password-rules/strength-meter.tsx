import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import type { TextTone } from '../text/text.variants.ts';
import { rules, unseen } from './password-rules.css.ts';
import type { StrengthState } from './password-rules.variants.ts';
import { type StrengthMeterWords, strengthMeterWords } from './password-rules.words.ts';
import { bar } from './strength-meter.css.ts';

export interface StrengthMeterProps extends Native<'div', 'children'> {
  /** What is known about the password. */
  state: StrengthState;
  words?: DeepPartial<StrengthMeterWords>;
}

/** The colour of the word and of the bars that are full. */
const tones = {
  none: 'inherit',
  checking: 'inherit',
  weak: 'critical',
  good: 'caution',
  strong: 'positive',
  failed: 'inherit',
} as const satisfies Record<StrengthState, TextTone>;

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
    <div {...native} className={rules} data-strength={state}>
      <Text as="div" size="s" tone={tones[state]}>
        <meter
          className={unseen}
          aria-label={label}
          min={0}
          max={3}
          value={level}
          aria-valuetext={word || undefined}
        />
        <Stack gap="xxs">
          <Inline gap="xxs" aria-hidden="true">
            {[1, 2, 3].map((place) => (
              <span key={place} className={bar} data-on={present(level >= place)} />
            ))}
          </Inline>
          <p>
            <Text as="span" size="s" tone="muted" aria-hidden="true">
              {label}
            </Text>{' '}
            <strong role="status">{word}</strong>
          </p>
        </Stack>
      </Text>
    </div>
  );
}
