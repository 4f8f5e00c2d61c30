import type { SittingStateName } from './sitting-list.variants.ts';

export interface SittingListWords {
  states: Record<SittingStateName, string>;
  /** The sitting that a QR code names. */
  current: string;
}

export const sittingListWords: SittingListWords = {
  states: {
    attended: 'Presente',
    missed: 'Ausente',
    over: 'Encerrado',
    now: 'Acontece agora',
    today: 'Hoje',
    toCome: 'Por vir',
  },
  current: 'Encontro do código lido',
};
