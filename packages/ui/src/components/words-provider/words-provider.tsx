import { type ReactNode, useContext, useMemo } from 'react';
import { type DeepPartial, GivenWords, overWords } from '../../internal/words.tsx';
import type { WordsCatalogue } from './catalogue.ts';

export interface WordsProviderProps {
  /** What is said otherwise, by component: `{ carousel: { next: 'Adiante' } }`. All else stays as it is. */
  words: DeepPartial<WordsCatalogue>;
  children: ReactNode;
}

/** Changes words of all components inside, in part or whole; providers inside one another add up. Decision 0525. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const outer = useContext(GivenWords);
  const all = useMemo(() => overWords(outer, words), [outer, words]);
  return <GivenWords value={all}>{children}</GivenWords>;
}
