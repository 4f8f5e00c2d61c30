import type { ClassState } from './class-choice.variants.ts';

export interface ClassChoiceWords {
  states: Record<ClassState, string>;
  /** The class that the page shows, for screen readers. */
  current: string;
}

export const classChoiceWords: ClassChoiceWords = {
  states: {
    open: '',
    enrolled: 'Matrícula feita',
    full: 'Esgotada',
    finished: 'Encerrada',
    closed: 'Inscrições fechadas',
  },
  current: 'Turma escolhida',
};
