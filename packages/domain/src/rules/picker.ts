/** Most people that a recommendation takes in its modal (RECO-07, LIMITS-15). */
export const maxRecommendedPeople = 1;

/**
 * Chooses an item of a list picker, or gives it up. Where only one may be chosen, another replaces it (SHELL-51).
 */
export function pick(selected: readonly number[], id: number, allowMultiple = true): number[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  return allowMultiple ? [...selected, id] : [id];
}

/** Tells whether a person can be touched in the recommendation modal: with one chosen, no other can (RECO-08). */
export function isPersonEnabled(
  selected: readonly number[],
  id: number,
  max: number = maxRecommendedPeople,
): boolean {
  return selected.includes(id) || selected.length < max;
}
