import type { DeviceStorage } from '../../memory-storage.ts';

/** Name of the entry that holds which commit of a package was kept last, by person and content: `7/course/12/7`. */
export const packageKey = (contentOfPerson: string): string => `package/${contentOfPerson}`;

/** Leaves no word on this device about which packages a person has studied. */
export function forgetPackages(storage: DeviceStorage, personId: number): void {
  const start = packageKey(`${personId}/`);
  for (const key of storage.keys()) if (key.startsWith(start)) storage.removeItem(key);
}
