export const onboardingSteps = 8;

/** The step of an address: 1 to 8, else 1 (ONBOARD-01). */
export function readOnboardingStep(value: string | null | undefined): number {
  return /^[1-8]$/.test(value ?? '') ? Number(value) : 1;
}

/** Tells whether onboarding shows: on a first login of somebody with a name, or when it is done again up to step 8 (ONBOARD-14). */
export function showsOnboarding(facts: {
  isFirstLogin: boolean;
  name: string;
  isRedoing: boolean;
  step: number;
}): boolean {
  return (
    (facts.isFirstLogin && facts.name.trim() !== '') || (facts.isRedoing && facts.step <= onboardingSteps)
  );
}

/** Where previous and next lead; without a previous on step 1, and the end after step 8 (ONBOARD-10, ONBOARD-13). */
export function onboardingNavigation(step: number): {
  previous: number | undefined;
  next: number | 'finish';
} {
  return { previous: step > 1 ? step - 1 : undefined, next: step < onboardingSteps ? step + 1 : 'finish' };
}
