import { draftToKeep, keptDraft, type RegistrationDraft } from '@student/domain';
import type { DeviceStorage } from '../memory-storage.ts';
import { tabKeys } from '../tab-keys.ts';

const storageKey = tabKeys.registration;

/** What was typed earlier in this tab, without any password; an empty draft where there is nothing, or nothing that can be read. */
export function readDraft(storage: DeviceStorage): RegistrationDraft {
  try {
    return keptDraft(JSON.parse(storage.getItem(storageKey) ?? 'null'));
  } catch {
    // Not JSON: somebody else's.
    return keptDraft(null);
  }
}

/** Keeps what is typed for a return within the visit. Passwords are left out. */
export const keepDraft = (storage: DeviceStorage, draft: RegistrationDraft): void =>
  storage.setItem(storageKey, JSON.stringify(draftToKeep(draft)));

/** Once there is an account nothing of it stays on the device. */
export const forgetDraft = (storage: DeviceStorage): void => storage.removeItem(storageKey);
