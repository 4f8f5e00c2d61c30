import { mostRecentSearches } from '@student/domain';
import { searchesKey } from '../../device-keys.ts';
import type { DeviceStorage } from '../../memory-storage.ts';

/** What a person has searched for lately on this device, newest first; none where it cannot be read. */
export function readSearches(storage: DeviceStorage, personId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(searchesKey(personId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((term) => typeof term === 'string').slice(0, mostRecentSearches);
  } catch {
    // Not of this app's making.
    return [];
  }
}

/** Keeps it until it is changed, or the person signs out. */
export function keepSearches(storage: DeviceStorage, personId: number, searches: readonly string[]): void {
  if (searches.length === 0) storage.removeItem(searchesKey(personId));
  else storage.setItem(searchesKey(personId), JSON.stringify(searches));
}
