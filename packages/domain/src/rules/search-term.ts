/** Pause after typing before a search runs, in ms (LIMITS-08). */
export const searchDebounce = 500;

/** Tells whether a term asks for a call at all: an empty one gives an empty result without (TRACK-12). */
export function asksForSearch(term: string): boolean {
  return term.trim() !== '';
}
