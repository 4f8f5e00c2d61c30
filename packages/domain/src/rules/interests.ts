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

/** The interests of a person after one was chosen, or given back where it was among them. */
export function withInterest(id: number, chosen: readonly number[], isChosen: boolean): number[] {
  const others = chosen.filter((each) => each !== id);
  return isChosen ? [...others, id] : others;
}
