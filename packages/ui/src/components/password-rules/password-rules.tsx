import { Check, Circle } from 'lucide-react';
import * as styles from './password-rules.css.ts';

export interface PasswordRule {
  /** What the password needs: `Uma letra maiúscula`. */
  label: string;
  isMet: boolean;
}

export interface PasswordRulesWords {
  met: string;
  unmet: string;
  /** Said politely while typing. */
  summary: (met: number, of: number) => string;
}

const spoken: PasswordRulesWords = {
  met: 'Atendida:',
  unmet: 'Pendente:',
  summary: (met, of) => `${met} de ${of} exigências atendidas.`,
};

export interface PasswordRulesProps {
  /** Names the list: `Sua senha deve conter:`. */
  label: string;
  /** The tenant's rules, judged by the domain (REGISTER-20, REGISTER-21). */
  rules: readonly PasswordRule[];
  /** For `aria-describedby` of the password. */
  id?: string;
  words?: Partial<PasswordRulesWords>;
}

/** What a new password needs, each met or not by icon, word and colour; how many are met is said while typing. */
export function PasswordRules({ label, rules, id, words }: PasswordRulesProps) {
  const { met, unmet, summary } = { ...spoken, ...words };
  return (
    <div className={styles.rules} id={id}>
      <p className={styles.title}>{label}</p>
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.label} className={styles.rule} data-state={rule.isMet ? 'met' : 'unmet'}>
            {rule.isMet ? (
              <Check className={styles.icon} aria-hidden="true" />
            ) : (
              <Circle className={styles.icon} aria-hidden="true" />
            )}
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
