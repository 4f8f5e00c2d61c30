/** How many interests a person may choose (ONBOARD-06, PROFILE-17). */
export const maxInterests = 5;

/** Refuses more than five (TOO_MANY_INTERESTS). */
export function interestsProblem(chosen: readonly number[]): 'TOO_MANY_INTERESTS' | undefined {
  return chosen.length > maxInterests ? 'TOO_MANY_INTERESTS' : undefined;
}
