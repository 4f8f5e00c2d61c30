/** How many interests a person may choose (ONBOARD-06, PROFILE-17). */
export const maxInterests = 5;

/** Tells whether an interest can be touched: chosen ones always, others while fewer than five are chosen (ONBOARD-07). */
export function isInterestEnabled(chosen: readonly number[], id: number): boolean {
  return chosen.includes(id) || chosen.length < maxInterests;
}

/** Chooses an interest, or gives it up; a sixth one changes nothing (ONBOARD-06, ONBOARD-07). */
export function toggleInterest(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isInterestEnabled(chosen, id) ? [...chosen, id] : [...chosen];
}

/** Refuses more than five (TOO_MANY_INTERESTS). */
export function interestsProblem(chosen: readonly number[]): 'TOO_MANY_INTERESTS' | undefined {
  return chosen.length > maxInterests ? 'TOO_MANY_INTERESTS' : undefined;
}
