import type { StrengthState } from './password-rules.variants.ts';

/** What the list of demands says. */
export interface PasswordRulesWords {
  met: string;
  unmet: string;
  /** Said politely while typing. */
  summary: (met: number, of: number) => string;
}

export const passwordRulesWords: PasswordRulesWords = {
  met: 'Atendida:',
  unmet: 'Pendente:',
  summary: (met, of) => `${met} de ${of} exigências atendidas.`,
};

/** What the meter says: its name, and a word for each state. */
export type StrengthMeterWords = Record<StrengthState | 'label', string>;

export const strengthMeterWords: StrengthMeterWords = {
  label: 'Força da senha',
  none: '',
  checking: 'Verificando…',
  weak: 'Fraca',
  good: 'Boa',
  strong: 'Forte',
  failed: 'Não foi possível verificar a força da senha. Você pode continuar.',
};
