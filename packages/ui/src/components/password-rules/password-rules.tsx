import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { CheckIcon, CircleIcon } from '../icon/icons.ts';
import * as styles from './password-rules.css.ts';
import { type PasswordRulesWords, passwordRulesWords } from './password-rules.words.ts';

export interface PasswordRule {
  /** What the password needs: `Uma letra maiúscula`. */
  label: string;
  isMet: boolean;
}

export interface PasswordRulesProps extends Native<'div', 'children'> {
  /** Names the list: `Sua senha deve conter:`. */
  label: ReactNode;
  /** The tenant's rules, judged by the domain (REGISTER-20, REGISTER-21). */
  rules: readonly PasswordRule[];
  words?: DeepPartial<PasswordRulesWords>;
}

/**
 * What a new password needs, each met or not by icon, word and colour; how many are met is said while typing. Attributes and ref go
 * to the root, whose `id` is for `aria-describedby` of the password.
 */
export function PasswordRules({ label, rules, words, ...native }: PasswordRulesProps) {
  const { met, unmet, summary } = useWords('passwordRules', passwordRulesWords, words);
  return (
    <div {...native} className={styles.rules}>
      <p className={styles.title}>{label}</p>
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.label} className={styles.rule} data-met={present(rule.isMet)}>
            {rule.isMet ? <CheckIcon /> : <CircleIcon />}
            <span>
              <span className={styles.unseen}>{rule.isMet ? met : unmet} </span>
              {rule.label}
            </span>
          </li>
        ))}
      </ul>
      <span className={styles.unseen} role="status">
        {rules.some((rule) => rule.isMet) && summary(rules.filter((rule) => rule.isMet).length, rules.length)}
      </span>
    </div>
  );
}
