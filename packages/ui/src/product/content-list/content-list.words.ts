import type { ContentKind, ContentState } from './content-list.variants.ts';

export interface ContentListWords {
  kinds: Record<ContentKind, string>;
  states: Record<ContentState, string>;
  current: string;
  progress: (percent: number) => string;
}

export const contentListWords: ContentListWords = {
  kinds: {
    video: 'Vídeo',
    package: 'Pacote interativo',
    pdf: 'PDF',
    exercise: 'Exercício',
    audio: 'Áudio',
    form: 'Avaliação',
    unknown: 'Outro tipo',
  },
  states: { open: '', done: 'Concluído', blocked: 'Bloqueado', unreleased: 'Ainda não liberado' },
  current: 'Você está aqui',
  progress: (percent) => `${percent}%`,
};
