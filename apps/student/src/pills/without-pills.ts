import { withoutPillsKey } from '../device-keys.ts';
import type { DeviceStorage } from '../memory-storage.ts';

/** Whether there were no pills when they were read last on this device: no place is kept for them at the head of the dashboard. */
export const wasWithoutPills = (storage: DeviceStorage): boolean => storage.getItem(withoutPillsKey) !== null;

/** Remembers for the next visit whether there are any. */
export function rememberPills(storage: DeviceStorage, has: 'some' | 'none'): void {
  if (has === 'some') storage.removeItem(withoutPillsKey);
  else storage.setItem(withoutPillsKey, 'yes');
}
