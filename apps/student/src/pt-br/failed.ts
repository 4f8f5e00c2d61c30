import type { Unsent } from '@student/domain';
import { unsentWords } from './unsent.ts';

/** What is said where a part of a page or all of it could not be read. */
export const failed = {
  /** Of the one part that failed, while all others are there. */
  alone: 'Não foi possível carregar esta parte da página. As outras continuam funcionando.',
  one: 'Não foi possível carregar esta parte da página.',
  several: 'Não foi possível carregar algumas partes da página.',
  page: 'Não foi possível carregar a página. Nada do que você já concluiu foi perdido.',
  offline: 'Confira a sua internet e tente novamente.',
  /** Without a network: what this device keeps until it is back. */
  kept: (unsent: Unsent) =>
    `Está salvo neste aparelho e será enviado quando a internet voltar: ${unsentWords(unsent)}.`,
  /** Of a part whose failure is told elsewhere on the page. */
  told: 'Esta parte também não foi carregada.',
  show: 'Ver o que aconteceu',
} as const;
