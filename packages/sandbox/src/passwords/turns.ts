import { Refusal } from '../refusal.ts';

/**
 * Lets so many at once do what is dear, the others one after the other in the order in which they came. When more wait than anybody
 * should wait for, the next one is told to come again (503): a queue without an end would answer people who have long gone.
 */
export const createTurns = (atOnce: number, mostWaiting: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const turn = (): Promise<void> | undefined => {
    if (working < atOnce) {
      working += 1;
      return undefined;
    }
    if (waiting.length >= mostWaiting) throw new Refusal('UNEXPECTED_ERROR', sentence, undefined, 503);
    return new Promise((resolve) => waiting.push(resolve));
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
};

const sentence = 'Há muitas pessoas entrando agora. Tente novamente em instantes.';
