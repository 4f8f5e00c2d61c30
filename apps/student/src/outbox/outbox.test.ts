import type { OutboxEntry } from '@student/domain';
import { expect, test, vi } from 'vitest';
import { inTurn } from './one-at-a-time.ts';
import { createOutbox, type Delivery } from './outbox.ts';

const content = 'course/12/7';

function setUp(answers: ((entry: OutboxEntry) => Promise<Delivery>)[]) {
  const lists = new Map<number, readonly OutboxEntry[]>();
  const sent: OutboxEntry['act'][] = [];
  const onSessionExpired = vi.fn();
  const onDelivered = vi.fn();
  const outbox = createOutbox({
    personId: 1,
    store: {
      read: async (id) => lists.get(id) ?? [],
      write: async (id, entries) => void lists.set(id, entries),
    },
    deliver: async (entry) => {
      sent.push(entry.act);
      return (answers.shift() ?? (async () => ({})))(entry);
    },
    onDelivered,
    onSessionExpired,
    lock: inTurn,
    now: () => 1000,
  });
  return {
    outbox,
    sent,
    onSessionExpired,
    onDelivered,
    waiting: () => (lists.get(1) ?? []).map(({ act }) => act),
  };
}

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const tick = { kind: 'progress', speedRate: 2 } as const;

test('what is sent at once is delivered, with the progress that the server answered', async () => {
  const { outbox, waiting } = setUp([async () => ({ progress: 40 })]);
  expect(await outbox.add(content, tick)).toEqual({ isDelivered: true, at: 1000, progress: 40 });
  expect(waiting()).toEqual([]);
});

test('without a network it is kept, and sent in order when the network is back', async () => {
  const { outbox, sent, waiting, onDelivered } = setUp([refused('NO_RESPONSE'), refused('NO_RESPONSE')]);
  expect(await outbox.add(content, tick)).toEqual({ isDelivered: false, at: 1000 });
  await outbox.add(content, { kind: 'checkpoint', seconds: 15 });
  expect(waiting()).toEqual([tick, { kind: 'checkpoint', seconds: 15 }]);
  sent.length = 0;
  await outbox.flush();
  expect(sent).toEqual([tick, { kind: 'checkpoint', seconds: 15 }]);
  expect(waiting()).toEqual([]);
  expect(onDelivered).toHaveBeenCalledTimes(2);
});

test('an expired session keeps everything and asks for the password', async () => {
  const { outbox, waiting, onSessionExpired } = setUp([refused('ACCESS_SESSION_EXPIRED')]);
  expect((await outbox.add(content, tick)).isDelivered).toBe(false);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
  expect(waiting()).toEqual([tick]);
});

test('what the server understood and refused does not stop what waits behind it', async () => {
  const { outbox, waiting } = setUp([refused('NO_RESPONSE'), refused('CONTENT_BLOCKED')]);
  await outbox.add(content, tick);
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await outbox.add(content, { kind: 'finish' })).isDelivered).toBe(true);
  silent.mockRestore();
  expect(waiting()).toEqual([]);
});

test('two acts at the same moment are both sent, once each', async () => {
  const { outbox, sent } = setUp([]);
  await Promise.all([outbox.add(content, tick), outbox.add(content, tick)]);
  expect(sent).toEqual([tick, tick]);
});
