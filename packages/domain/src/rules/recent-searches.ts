import { plainText } from './plain-text.ts';
import { asksForSearch } from './search-term.ts';

/** So many of somebody's searches are offered again. */
export const mostRecentSearches = 5;

/**
 * A search among those before it: newest first, each once, whatever its accents and case. A blank term is none.
 *
 * @param before what was searched for just before in the same visit: a term that begins with it was typed on, and takes its place
 */
export function withSearch(recent: readonly string[], term: string, before?: string): readonly string[] {
  if (!asksForSearch(term)) return recent;
  const isTypedOn = before !== undefined && plainText(term.trim()).startsWith(plainText(before.trim()));
  const others = isTypedOn ? withoutSearch(recent, before) : recent;
  return [term.trim(), ...withoutSearch(others, term)].slice(0, mostRecentSearches);
}

/** The searches but for one. */
export const withoutSearch = (recent: readonly string[], term: string): readonly string[] =>
  recent.filter((one) => plainText(one) !== plainText(term.trim()));
