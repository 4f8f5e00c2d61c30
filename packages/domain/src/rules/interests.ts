/** How many interests a person may choose (ONBOARD-06, PROFILE-17). */
export const maxInterests = 5;

/** Refuses more than five (TOO_MANY_INTERESTS). */
export function interestsProblem(chosen: readonly number[]): 'TOO_MANY_INTERESTS' | undefined {
  return chosen.length > maxInterests ? 'TOO_MANY_INTERESTS' : undefined;
}

/** What a person can do with one interest: give it back, choose it, or first give back another one (LIMITS-12). */
export type InterestStanding = 'chosen' | 'open' | 'full';

/** How an interest stands to those that a person has chosen (TRACK-19, LIMITS-12). */
export function interestStanding(id: number, chosen: readonly number[]): InterestStanding {
  if (chosen.includes(id)) return 'chosen';
  return chosen.length < maxInterests ? 'open' : 'full';
}

/** What a person changes of their interests; the others stay as they are. */
export type InterestChange = { readonly added: readonly number[]; readonly removed: readonly number[] };

/** The interests of a person after a change, in their order, what is added last (TRACK-19). */
export const withInterestChange = (
  chosen: readonly number[],
  { added, removed }: InterestChange,
): number[] => [...new Set([...chosen.filter((id) => !removed.includes(id)), ...added])];

/** The change that leads from one choice to another. */
export const interestChange = (before: readonly number[], after: readonly number[]): InterestChange => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});
