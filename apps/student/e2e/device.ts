import type { Page } from '@playwright/test';
import { deviceStores, entryOf, type Place } from '../src/device-data/device-entries.ts';

/** Everything that the outbox holds on this device, of anybody. */
export const keptOnDevice = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = Object.keys(localStorage)
      .filter((key) => key.startsWith('student/left/'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]'));
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'student')) return rows;
    const database = await done(indexedDB.open('student'));
    for (const name of database.objectStoreNames) {
      rows.push(...(await done(database.transaction(name).objectStore(name).getAll())));
    }
    database.close();
    return rows;
  });

/** The kinds of what waits on this device, in no order. */
export async function actsOnDevice(page: Page): Promise<string[]> {
  const rows = (await keptOnDevice(page)) as { act?: { kind: string } }[];
  return rows.flatMap(({ act }) => act?.kind ?? []);
}

/** Keeps the outbox's database writing in this page, so that no other tab gets its turn, until `end`. */
export async function keepDeviceBusy(page: Page): Promise<{ end: () => Promise<void> }> {
  await page.evaluate(
    () =>
      new Promise<void>((begun) => {
        const opening = indexedDB.open('student');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
          const store = transaction.objectStore('people');
          const keepOn = () => {
            begun();
            if (document.documentElement.dataset.busy === 'over') database.close();
            else store.count().onsuccess = keepOn;
          };
          store.count().onsuccess = keepOn;
        };
      }),
  );
  return {
    end: () =>
      page.evaluate(() => {
        document.documentElement.dataset.busy = 'over';
      }),
  };
}

/** What pages of the app have left on this device that its list of what it keeps does not name: keys, databases and caches. */
export async function unlistedOnDevice(pages: readonly Page[]): Promise<string[]> {
  const unlisted = new Set<string>();
  for (const page of pages.filter((each) => isOfApp(each))) {
    const left = await keysOf(page).catch(() => undefined);
    if (!left) continue;
    for (const place of ['device', 'tab'] as Place[])
      for (const key of left[place]) if (!entryOf(place, key)) unlisted.add(`${place}: ${key}`);
    for (const kind of ['databases', 'caches'] as const) {
      const listed: readonly string[] = deviceStores[kind];
      for (const name of left[kind]) if (!listed.includes(name)) unlisted.add(`${kind}: ${name}`);
    }
  }
  return [...unlisted];
}

const isOfApp = (page: Page) => !page.isClosed() && /^http:.*\/student\//.test(page.url());

/** The names of all that stands there; a page that does not answer soon, as one that is being left, tells nothing. */
const keysOf = (page: Page) =>
  Promise.race([
    page.evaluate(async () => ({
      device: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
      caches: await caches.keys(),
    })),
    new Promise<undefined>((resolve) => setTimeout(resolve, 2000)),
  ]);
