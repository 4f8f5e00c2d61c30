import type { Scheme } from '../../theme/theme-scope.variants.ts';

/** Names the switch and its three choices. */
export type SchemeSwitchWords = Record<Scheme | 'label', string>;

export const schemeSwitchWords: SchemeSwitchWords = {
  label: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  system: 'Automático (sistema)',
};
