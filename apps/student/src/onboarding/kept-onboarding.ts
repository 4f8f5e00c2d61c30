import { type KeptOnboarding, keptOnboarding } from '@student/domain';
import type { DeviceStorage } from '../memory-storage.ts';
import { tabKeys } from '../tab-keys.ts';

/** What this person has changed in this tab; nothing of anybody else. */
export function readOnboarding(storage: DeviceStorage, personId: number): KeptOnboarding {
  try {
    return keptOnboarding(JSON.parse(storage.getItem(tabKeys.onboarding) ?? 'null'), personId);
  } catch {
    // Not JSON: somebody else's.
    return { personId };
  }
}

/** Keeps it for a return within the visit. */
export const keepOnboarding = (storage: DeviceStorage, kept: KeptOnboarding): void =>
  storage.setItem(tabKeys.onboarding, JSON.stringify(kept));

/** Once all is saved nothing of it stays in the tab. */
export function forgetOnboarding(storage: DeviceStorage): void {
  storage.removeItem(tabKeys.onboarding);
  storage.removeItem(tabKeys.onboardingLater);
}

/** The person has closed it: in this tab the dashboard is open to them (ONBOARD-12). */
export const putOffOnboarding = (storage: DeviceStorage, personId: number): void =>
  storage.setItem(tabKeys.onboardingLater, String(personId));
