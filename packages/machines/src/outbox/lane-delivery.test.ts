import type { OutboxEntry } from '@student/domain';
import { expect, it } from 'vitest';
import { laneDelivery } from './lane-delivery.ts';

const unwritten: OutboxEntry[] = [
  { id: 'a-1', personId: 1, content: 'course/12/7', at: 0, act: { kind: 'finish' } },
];

/** A delivery over a device that can be read, or cannot, in this order. */
const over = (
  readings: boolean[],
  {
    send = async (): Promise<unknown> => 'sent',
    wrote = [] as string[],
    remove = async () => ({ waiting: 0 }),
  } = {},
) =>
  laneDelivery({
    lane: 'x',
    store: {
      add: async (_lane, entries) => {
        wrote.push(...entries.map(({ id }) => id));
        return { waiting: 0 };
      },
      first: async () => {
        if (readings.shift()) return { entry: undefined, waiting: 0 };
        throw new Error('unreadable');
      },
      remove,
      refuse: async () => ({ waiting: 0 }),
      isWithdrawn: async () => false,
    },
    send,
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

it('what is on its way from memory is not written down meanwhile, nor once it has arrived', async () => {
  const answer = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const wrote: string[] = [];
  const send = () => {
    begun.resolve();
    return answer.promise;
  };
  const delivery = over([false], { send, wrote });
  const delivered = delivery.deliverFirst({ unwritten });
  await begun.promise;
  const written = delivery.write({ entries: unwritten });
  answer.resolve();
  expect(await delivered).toMatchObject({ outcome: 'delivered' });
  expect(await written).toMatchObject({ ids: ['a-1'] });
  expect(wrote).toEqual([]);
});

it('what the device did not let be taken off must be remembered, so that it is not sent again', async () => {
  const refusing = over([false], { remove: () => Promise.reject(new Error('full')) });
  const willing = over([false]);
  for (const delivery of [refusing, willing]) expect(await outcomeOf(delivery, unwritten)).toBe('delivered');
  expect([refusing.mustRemember(), willing.mustRemember()]).toEqual([true, false]);
});
