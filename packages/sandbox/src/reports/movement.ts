import { dayOf } from '../clock.ts';

/** A movement of coins, as far as reports print it. */
export type Movement = { description: string; type: 'credit' | 'debit'; decoins: number; createdAt: string };

/** `dd/mm/aaaa` in São Paulo. */
export const printedDay = ({ createdAt }: Pick<Movement, 'createdAt'>): string =>
  dayOf(createdAt).split('-').reverse().join('/');

/** Coins with their sign. */
export const signed = ({ type, decoins }: Movement): number => (type === 'credit' ? decoins : -decoins);

/** A number as people read it: '2.130', '−180'. */
export const counted = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;
