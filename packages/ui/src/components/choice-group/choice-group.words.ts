import type { ChoiceMark } from './choice-group.variants.ts';

/** How an answered option turned out. */
export type ChoiceWords = Record<ChoiceMark, string>;

export const choiceWords: ChoiceWords = { correct: 'Correta', wrong: 'Incorreta' };

/** What a group of checkboxes says. */
export interface CheckboxGroupWords extends ChoiceWords {
  /** Why the others refuse when `max` are chosen. */
  full: (max: number) => string;
}

export const checkboxGroupWords: CheckboxGroupWords = {
  ...choiceWords,
  full: (max) => `Limite de ${max} atingido. Desmarque uma opção para escolher outra.`,
};
