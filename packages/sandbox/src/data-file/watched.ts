import type { Store } from '../store/store.ts';
import { troubleOf } from './sentences.ts';

/** A trouble that lasts is told again after this many milliseconds. */
const toldAgain = 60_000;

/**
 * The store, telling the person who started it in a sentence when the file can no longer be written or read while it runs, and what
 * to do about it. The call in which it happened fails as before, and nothing of it is kept.
 */
export const watched = (store: Store, file: string, tell: (sentence: string) => void): Store => {
  const told = new Map<string, number>();
  const hear = (error: unknown) => {
    const sentence = troubleOf(error, file);
    if (!sentence || performance.now() - (told.get(sentence) ?? Number.NEGATIVE_INFINITY) < toldAgain) return;
    told.set(sentence, performance.now());
    tell(sentence);
  };
  const watch =
    <Words extends unknown[], Result>(work: (...words: Words) => Result) =>
    (...words: Words): Result => {
      try {
        return work(...words);
      } catch (error) {
        hear(error);
        throw error;
      }
    };
  const all = Object.entries(store).map(([name, work]) => [
    name,
    watch(work as (...words: unknown[]) => unknown),
  ]);
  return Object.fromEntries(all) as Store;
};
