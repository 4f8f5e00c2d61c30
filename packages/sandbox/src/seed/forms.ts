import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

/** The evaluation form of all trainings: one question of each type. */
export const seedForms = (store: Store, dates: Dates) => {
  store.insert('forms', { id: 1, title: 'Avaliação do treinamento' });
  const add = (
    position: number,
    title: string,
    type: 'STARS' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TEXT',
    choices: string[] = [],
  ) =>
    store.insert('formQuestions', {
      formId: 1,
      position,
      title,
      description: null,
      imageURL: position === 1 ? '/files/banners/2.svg' : null,
      authorName: 'Equipe de treinamento',
      evaluation: type === 'STARS' ? 5 : null,
      type,
      choices: choices.map((choice, at) => ({ id: position * 10 + at + 1, title: choice })),
      lastChange: dates.at(-100),
    });
  add(1, 'Que nota você dá para este treinamento?', 'STARS');
  add(2, 'O ritmo dos encontros foi…', 'SINGLE_CHOICE', ['lento demais', 'na medida', 'rápido demais']);
  add(3, 'O que mais ajudou você a aprender?', 'MULTIPLE_CHOICE', [
    'Vídeos',
    'Exercícios',
    'Material de apoio',
    'Conversas com colegas',
  ]);
  add(4, 'O que você mudaria?', 'TEXT');
};
