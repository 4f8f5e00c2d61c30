import { createContext, useContext } from 'react';
import type { WordsCatalogue } from '../components/words-provider/catalogue.ts';

/** Any part of it, as deep as it goes. */
export type DeepPartial<Of> = Of extends (...given: never[]) => unknown
  ? Of
  : { [Name in keyof Of]?: DeepPartial<Of[Name]> | undefined };

/** What a provider says instead of the library's own words, by component. */
export const GivenWords = createContext<object>({});

type Texts = Record<string, unknown>;
const isTexts = (given: unknown): given is Texts => typeof given === 'object' && given !== null;

/** `given` over `words`, part by part; what is not given stays. */
export function overWords<Words extends object>(words: Words, given: object | undefined): Words {
  if (!given) return words;
  const all = { ...words } as Texts;
  for (const [name, text] of Object.entries(given as Texts)) {
    const known = all[name];
    if (text !== undefined) all[name] = isTexts(known) && isTexts(text) ? overWords(known, text) : text;
  }
  return all as Words;
}

/**
 * The words of a component: its own Portuguese ones, over them what the nearest `WordsProvider` says, over that what its
 * caller says.
 *
 * @param name the component in the catalogue.
 */
export function useWords<Name extends keyof WordsCatalogue>(
  name: Name,
  own: WordsCatalogue[Name],
  given?: DeepPartial<WordsCatalogue[Name]> | undefined,
): WordsCatalogue[Name] {
  const provided = (useContext(GivenWords) as DeepPartial<WordsCatalogue>)[name];
  return overWords(overWords(own, provided), given);
}
