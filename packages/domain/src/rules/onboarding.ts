import { isBlank } from './blank.ts';

/** How many steps the onboarding has (LIMITS-12). */
export const onboardingSteps = 8;

/** The step that an address names; the first one for anything else (ONBOARD-01). */
export const onboardingStep = (written: string | undefined): number =>
  /^[1-8]$/.test(written ?? '') ? Number(written) : 1;

type Newcomer = { isFirstLogin: boolean; name: string };

/** Whether somebody begins with the onboarding: at their first login, once they have a name (ONBOARD-14, AUTH-26). */
export const beginsWithOnboarding = ({ isFirstLogin, name }: Newcomer): boolean =>
  isFirstLogin && !isBlank(name);

/**
 * Whether the onboarding shows: at the first login of somebody who has a name, or where it is done again and the step is at
 * most 8 (ONBOARD-14). Whoever opens its address without a first login does it again (decision 0675).
 */
export const showsOnboarding = (person: Newcomer, { step, isRedone }: { step: number; isRedone: boolean }) =>
  beginsWithOnboarding(person) || (isRedone && step <= onboardingSteps);
