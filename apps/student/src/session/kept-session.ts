import type { Person } from '@student/domain';
import { deviceKeys } from '../device-keys.ts';
import type { DeviceStorage } from '../memory-storage.ts';

const storageKey = deviceKeys.person;

/**
 * What this device remembers of the session (CONFIG-07): one entry, so that other tabs hear each change whole. A session
 * that is over without a sign-out is told apart from nobody, because a page may wait for its person then; and so is one that
 * made way for somebody who has signed in and is not known yet, because nothing has expired then. While the server is asked to
 * end the session of somebody who is leaving, the entry says that too: whichever tab hears of the end first knows why.
 */
export type Kept = {
  person?: Person | undefined;
  isOver?: boolean | undefined;
  isHandedOver?: boolean | undefined;
  isLeaving?: boolean | undefined;
};

/** Whether a change of this entry is a change of the session. */
export const keepsPerson = (key: unknown): boolean => key === storageKey;

/** Nobody and nothing to wait for removes the entry. */
export function keepPerson(storage: DeviceStorage, { person, ...more }: Kept): void {
  if (person || more.isOver) storage.setItem(storageKey, JSON.stringify({ ...person, ...more }));
  else storage.removeItem(storageKey);
}

/**
 * What was kept. Written by this app alone, so a look at its outline is enough; the server tells the truth a moment later
 * anyway. No schema, to keep it out of the first load.
 */
export function readKept(storage: DeviceStorage): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const { isOver, isHandedOver, isLeaving, ...person } = kept as Partial<Person> & Kept;
    return { isOver, isHandedOver, isLeaving, person: isPerson(person) ? person : undefined };
  } catch {
    // Not JSON: written by something else, so nobody is remembered.
    return {};
  }
}

function isPerson(value: Partial<Person>): value is Person {
  const { id, name, userType, companies } = value;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof userType === 'number' &&
    Array.isArray(companies)
  );
}
