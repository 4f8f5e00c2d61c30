import { plainText } from './plain-text.ts';
import { asksForSearch } from './search-term.ts';

/** So many of somebody's searches are offered again. */
export const mostRecentSearches = 5;

/** A search among those before it: newest first, each once, whatever its accents and case. A blank term is none. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  if (!asksForSearch(term)) return recent;
  return [term.trim(), ...withoutSearch(recent, term)].slice(0, mostRecentSearches);
}

/** The searches but for one. */
export const withoutSearch = (recent: readonly string[], term: string): readonly string[] =>
  recent.filter((one) => plainText(one) !== plainText(term.trim()));
