import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { troubleOf } from './sentences.ts';

/** A trouble that lasts is told again after this many milliseconds. */
const toldAgain = 60_000;

/** What the person hears whose call could not be kept. */
const notKept = 'Não foi possível guardar os dados agora. Tente de novo em alguns minutos.';

/**
 * The store, telling the person who started it in a sentence when the file can no longer be written or read while it runs, and what
 * to do about it. Who made the call hears that nothing was kept and that it can be tried again (503).
 */
export const watched = (store: Store, file: string, tell: (sentence: string) => void): Store => {
  const told = new Map<string, number>();
  const hear = (error: unknown) => {
    const sentence = troubleOf(error, file);
    if (!sentence) return error;
    const trouble = Object.assign(new Refusal('UNEXPECTED_ERROR', notKept, undefined, 503), { cause: error });
    if (performance.now() - (told.get(sentence) ?? Number.NEGATIVE_INFINITY) < toldAgain) return trouble;
    told.set(sentence, performance.now());
    tell(sentence);
    return trouble;
  };
  const watch =
    <Words extends unknown[], Result>(work: (...words: Words) => Result) =>
    (...words: Words): Result => {
      try {
        return work(...words);
      } catch (error) {
        throw hear(error);
      }
    };
  const all = Object.entries(store).map(([name, work]) => [
    name,
    watch(work as (...words: unknown[]) => unknown),
  ]);
  return Object.fromEntries(all) as Store;
};
