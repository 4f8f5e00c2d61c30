import { countUnsent, type Unsent } from '@student/domain';
import type { Services } from '../services.ts';
import { bagOf } from '../shop/bag.ts';
import { deviceStores, type EntryName, entryOf, isOwn, type Place } from './device-entries.ts';

type Parts = Pick<Services, 'platform' | 'outboxes' | 'ended'>;

/** One kind of data on this device: how many entries, and how many bytes. */
export type KeptData = {
  name: EntryName | 'acts' | 'app';
  count: number;
  bytes: number | undefined;
  clearing: 'goes' | 'unsent' | 'stays';
};

export type DeviceData = {
  kept: readonly KeptData[];
  /** What the server does not have yet, as signing out tells it. */
  unsent: Unsent;
};

const storagesOf = ({ platform }: Pick<Parts, 'platform'>): [Place, typeof platform.storage][] => [
  ['device', platform.storage],
  ['tab', platform.tabStorage],
];

/** The names of a storage that are this person's or nobody's; those of others who have used the device are not looked at. */
function ownKeys(parts: Pick<Parts, 'platform'>, personId: number) {
  return storagesOf(parts).flatMap(([place, storage]) =>
    storage.keys().flatMap((key) => {
      const [name, entry] = entryOf(place, key) ?? [];
      return name && entry && isOwn(entry, key, personId) ? [{ storage, key, name, entry }] : [];
    }),
  );
}

/** Everything that this device keeps of the app for this person. */
export async function readDeviceData(parts: Parts, personId: number): Promise<DeviceData> {
  const kept = new Map<string, KeptData>();
  for (const { storage, key, name, entry } of ownKeys(parts, personId)) {
    const { count = 0, bytes = 0 } = kept.get(name) ?? {};
    const size = new Blob([key, storage.getItem(key) ?? '']).size;
    kept.set(name, { name, count: count + 1, bytes: bytes + size, clearing: entry.clearing });
  }
  const acts = await parts.outboxes.unsent(personId);
  if (acts.length > 0)
    kept.set('acts', { name: 'acts', count: acts.length, bytes: undefined, clearing: 'unsent' });
  const files = await countFiles();
  if (files > 0) kept.set('app', { name: 'app', count: files, bytes: undefined, clearing: 'goes' });
  return { kept: [...kept.values()], unsent: countUnsent(acts) };
}

/**
 * Clears what this device keeps for the person. What the server does not have yet stays, unless they insist; an order whose answer is
 * still out stays in any case, since it would be sent a second time.
 */
export async function clearDeviceData(
  parts: Parts,
  personId: number,
  extent: 'but what is unsent' | 'all',
): Promise<void> {
  if (extent === 'all') {
    await parts.outboxes.wipe(personId);
    bagOf(parts, personId).change((bag) => ({ ...bag, lines: [] }));
  }
  for (const { storage, key, name, entry } of ownKeys(parts, personId)) {
    if (entry.clearing === 'stays' || (entry.clearing === 'unsent' && extent !== 'all')) continue;
    if (name === 'bag' && bagOf(parts, personId).get().order) continue;
    storage.removeItem(key);
  }
  await Promise.all(deviceStores.caches.map((name) => globalThis.caches?.delete(name)));
  await clearAges(parts.platform.indexedDB);
}

const agesName: (typeof deviceStores.databases)[number] = 'workbox-expiration';

/** The ages of the files that the service worker kept, whose names tell where somebody was. It may have them open: they are emptied. */
async function clearAges(factory: IDBFactory | undefined): Promise<void> {
  const known = await factory?.databases?.();
  if (!factory || !known?.some(({ name }) => name === agesName)) return;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = factory.open(agesName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const emptying = database.transaction(stores, 'readwrite');
    for (const name of stores) emptying.objectStore(name).clear();
    await new Promise<void>((resolve, reject) => {
      emptying.oncomplete = () => resolve();
      emptying.onabort = () => reject(emptying.error);
    });
  }
  database.close();
}

/** How many files the service worker keeps; none where the browser has no such place, or tells nothing of it. */
async function countFiles(): Promise<number> {
  if (!globalThis.caches) return 0;
  try {
    const counts = await Promise.all(
      deviceStores.caches.map(async (name) =>
        (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0,
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } catch {
    // A browser whose person has switched it off.
    return 0;
  }
}
