import { withoutPillsOf } from '../device-keys.ts';
import type { DeviceStorage } from '../memory-storage.ts';

const keyOf = (personId: number) => `${withoutPillsOf}${personId}`;

/** Whether there were no pills for this person when they were read last on this device: no place is kept for them at the head of the dashboard. */
export const wasWithoutPills = (storage: DeviceStorage, personId: number | undefined): boolean =>
  personId !== undefined && storage.getItem(keyOf(personId)) !== null;

/** Remembers for the person's next visit whether there are any. */
export function rememberPills(storage: DeviceStorage, personId: number, has: 'some' | 'none'): void {
  if (has === 'some') forgetPills(storage, personId);
  else storage.setItem(keyOf(personId), 'yes');
}

/** Leaves no word on this device about whether a person had pills. */
export const forgetPills = (storage: DeviceStorage, personId: number): void =>
  storage.removeItem(keyOf(personId));
