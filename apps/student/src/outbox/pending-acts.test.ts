import type { OutboxEntry } from '@student/domain';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { type DeviceDatabase, deviceDatabase } from './device-database.ts';
import { pendingActs } from './pending-acts.ts';

const content = '18/1802';
const entry: OutboxEntry = { id: 'a', personId: 1, content, at: 0, act: { kind: 'note', text: 'a' } };
const refusal = { code: 'VALIDATION_ERROR', message: 'Curta demais.' } as const;

/** The acts over a device whose writes wait while it is held. */
function slowDevice() {
  const device = deviceDatabase({ indexedDB: new IDBFactory(), databaseName: 'student' });
  let held: Promise<void> | undefined;
  const database: DeviceDatabase = {
    transact: async (mode, work) => {
      if (mode !== 'read') await held;
      return device.transact(mode, work);
    },
  };
  const tabs = { publish: () => undefined, subscribe: () => () => undefined };
  const acts = pendingActs({ database, personId: 1, tabs, isPresent: () => true });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { acts, hold };
}

it('a discarded text is shown until the device has forgotten it, so that it does not come back after a reload', async () => {
  const { acts, hold } = slowDevice();
  await acts.refuse(entry, refusal);
  const release = hold();
  const discarded = acts.discard(entry);
  expect(await acts.pendingOf(content, [])).toHaveLength(1);
  expect(acts.isAnswered(entry)).toBe(true);
  release();
  await discarded;
  expect(await acts.pendingOf(content, [])).toEqual([]);
});
