import type { OutboxEntry } from '@student/domain';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import type { Platform } from '../platform.ts';
import { clearDeviceData, readDeviceData } from './device-data.ts';

const note = { act: { kind: 'note' }, content: 'course/1/2' } as OutboxEntry;

function device(
  kept: Record<string, string>,
  inTab: Record<string, string> = {},
  indexedDB: IDBFactory | undefined = undefined,
) {
  const storage = memoryStorage(kept);
  const tabStorage = memoryStorage(inTab);
  let acts: OutboxEntry[] = [note];
  const outboxes = {
    unsent: async () => acts,
    wipe: async () => {
      acts = [];
    },
  };
  const parts = {
    platform: { storage, tabStorage, indexedDB, events: new EventTarget() } as unknown as Platform,
    outboxes: outboxes as never,
    ended: new AbortController().signal,
  };
  return { parts, keys: () => [...storage.keys(), ...tabStorage.keys()].sort() };
}

const kept = {
  user: '{"id":7}',
  player: '{}',
  'searches/7': '["voz"]',
  'searches/8': '["dele"]',
  'bag/7': '{"lines":[{"id":3,"quantity":1,"decoins":60}]}',
  unknown: 'x',
};

it('what this device keeps of a person is counted by its kind, and that of others is not looked at', async () => {
  const { parts } = device(kept, { 'drafts/7': '{}' });
  const data = await readDeviceData(parts, 7);
  expect(data.kept.map(({ name, count, clearing }) => [name, count, clearing])).toEqual([
    ['person', 1, 'stays'],
    ['player', 1, 'goes'],
    ['searches', 1, 'goes'],
    ['bag', 1, 'unsent'],
    ['drafts', 1, 'unsent'],
    ['acts', 1, 'unsent'],
  ]);
  expect(data.kept.find(({ name }) => name === 'searches')?.bytes).toBe('searches/7["voz"]'.length);
  expect(data.unsent).toMatchObject({ notes: 1 });
});

it('clearing keeps who is signed in, what is unsent and what is of others', async () => {
  const { parts, keys } = device(kept, { 'drafts/7': '{}' });
  await clearDeviceData(parts, 7, 'but what is unsent');
  expect(keys()).toEqual(['bag/7', 'drafts/7', 'searches/8', 'unknown', 'user']);
  expect((await readDeviceData(parts, 7)).unsent).toMatchObject({ notes: 1 });
});

it('who insists clears what is unsent too', async () => {
  const { parts, keys } = device(kept, { 'drafts/7': '{}' });
  await clearDeviceData(parts, 7, 'all');
  expect(keys()).toEqual(['searches/8', 'unknown', 'user']);
  expect((await readDeviceData(parts, 7)).unsent).toMatchObject({ notes: 0 });
});

it('a device that refuses to let go of what is unsent is told of', async () => {
  const { parts } = device(kept);
  const refusing = { ...parts, outboxes: { wipe: () => Promise.reject(new Error('refused')) } as never };
  await expect(clearDeviceData(refusing, 7, 'all')).rejects.toThrow('refused');
});

it('the ages of the files that the service worker keeps go with the files', async () => {
  const factory = new IDBFactory();
  /** Opens what the worker writes, and keeps it open as a worker does. */
  const ages = await new Promise<IDBDatabase>((resolve) => {
    const opening = factory.open('workbox-expiration', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('cache-entries', { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
  });
  const ask = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const entries = () => ages.transaction('cache-entries', 'readwrite').objectStore('cache-entries');
  await ask(entries().put({ id: 'student-documents|/student/course/7' }));
  await clearDeviceData(device({}, {}, factory).parts, 7, 'but what is unsent');
  expect(await ask(entries().count())).toBe(0);
});

it('an order whose answer is still out stays in any case: it would be sent a second time', async () => {
  const order = { key: 'a', lines: [{ id: 3, quantity: 1, decoins: 60 }], at: 0 };
  const { parts, keys } = device({ 'bag/7': JSON.stringify({ lines: order.lines, order }) });
  await clearDeviceData(parts, 7, 'all');
  expect(keys()).toEqual(['bag/7']);
  expect(parts.platform.storage.getItem('bag/7')).toContain('"order"');
});
