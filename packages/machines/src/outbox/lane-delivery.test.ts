import type { OutboxEntry } from '@student/domain';
import { expect, it } from 'vitest';
import { laneDelivery } from './lane-delivery.ts';

const unwritten: OutboxEntry[] = [
  { id: 'a-1', personId: 1, content: 'course/12/7', at: 0, act: { kind: 'finish' } },
];

/** A delivery over a device that can be read, or cannot, in this order. */
const over = (readings: boolean[]) =>
  laneDelivery({
    lane: 'x',
    store: {
      add: async () => ({ waiting: 0 }),
      first: async () => {
        if (readings.shift()) return { entry: undefined, waiting: 0 };
        throw new Error('unreadable');
      },
      remove: async () => ({ waiting: 0 }),
      refuse: async () => ({ waiting: 0 }),
    },
    send: async () => 'sent',
    lock: (work) => work(),
    now: () => 0,
  });

const outcomeOf = (delivery: ReturnType<typeof over>, entries: OutboxEntry[]) =>
  delivery.deliverFirst({ unwritten: entries }).then(
    ({ outcome }) => outcome,
    () => 'rejected',
  );

it('only readings that fail in a row make a device unreadable: one that succeeds begins the count anew', async () => {
  const delivery = over([true, false, false, true, false, false, false]);
  const outcomes = [];
  for (const entries of [[], unwritten, unwritten, [], unwritten, unwritten, unwritten])
    outcomes.push(await outcomeOf(delivery, entries));
  expect(outcomes).toEqual([
    'nothing',
    'rejected',
    'rejected',
    'nothing',
    'rejected',
    'rejected',
    'delivered',
  ]);
});
