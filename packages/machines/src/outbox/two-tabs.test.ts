import { laneOf, type OutboxAct, type OutboxEntry } from '@student/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outboxEntry, outboxWorld } from '../testing/outbox-world.ts';

const act: fc.Arbitrary<OutboxAct> = fc.oneof(
  fc.record({ kind: fc.constant('progress' as const), speedRate: fc.constantFrom(0.5, 1, 2) }),
  fc.record({ kind: fc.constant('checkpoint' as const), seconds: fc.nat(900) }),
  fc.record({ kind: fc.constant('note' as const), text: fc.string() }),
  fc.constant({ kind: 'finish' as const }),
);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      tab: fc.constantFrom(0, 1),
      act,
      content: fc.constantFrom('course/12/7', 'course/12/8'),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('network', 'disk') },
  {
    weight: 1,
    arbitrary: fc.record({ tab: fc.constantFrom(0, 1), passes: fc.constantFrom(0, 5000, 60_000) }),
  },
);

const isReplaced = ({ act: { kind } }: OutboxEntry) => kind === 'checkpoint' || kind === 'finish';

it('two tabs over one device, interleaved at random: nothing is lost, nothing sent twice, each tab keeps the order of its lanes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 24 }), async (scheduler, steps) => {
      let isOnline = true;
      let isWritable = true;
      const pause = (name: string) => scheduler.schedule(Promise.resolve(), name);
      const world = outboxWorld({
        read: () => pause('read'),
        write: async () => {
          await pause('write');
          if (!isWritable) throw new Error('full');
        },
        send: async () => {
          await pause('send');
          if (!isOnline) throw Object.assign(new Error('offline'), { code: 'NO_RESPONSE' });
        },
      });
      const tabs = [new Map(), new Map()] as [Lanes, Lanes];
      const laneIn = (tab: number, name: string) => {
        const lanes = tabs[tab] ?? tabs[0];
        const lane = lanes.get(name) ?? world.openTab(name);
        lanes.set(name, lane);
        return lane;
      };
      const all = () => tabs.flatMap((lanes) => [...lanes.values()]);
      const added: OutboxEntry[][] = [[], []];
      for (const [at, given] of steps.entries()) {
        if (given === 'network') isOnline = !isOnline;
        else if (given === 'disk') isWritable = !isWritable;
        else if ('passes' in given)
          for (const { clock } of tabs[given.tab]?.values() ?? []) clock.increment(given.passes);
        else {
          const entry = outboxEntry(`${at}`, given.act, { content: given.content });
          added[given.tab]?.push(entry);
          laneIn(given.tab, laneOf(entry)).add(entry);
        }
        if (scheduler.count() > 0) await scheduler.waitNext(1);
      }
      isOnline = true;
      isWritable = true;
      const isDone = () =>
        all().every(
          ({ lane }) => lane.getSnapshot().hasTag('empty') && !lane.getSnapshot().hasTag('writing'),
        );
      for (let round = 0; round < 200 && !(isDone() && round > 2); round += 1) {
        await scheduler.waitIdle();
        for (const { clock } of all()) clock.increment(300_000);
        if (round < 3) for (const { lane } of all()) lane.send({ type: 'network.return' });
      }
      await scheduler.waitIdle();
      for (const { lane } of all()) lane.stop();

      const ids = world.sent.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(world.device.entries).toEqual([]);
      for (const mine of added) {
        const arrived = world.sent.filter(({ id }) => mine.some((entry) => entry.id === id));
        for (const lane of new Set(arrived.map(laneOf))) {
          const times = arrived.filter((entry) => laneOf(entry) === lane).map(({ at }) => at);
          expect(times).toEqual([...times].sort((a, b) => a - b));
        }
        for (const entry of mine.filter((each) => !isReplaced(each))) expect(ids).toContain(entry.id);
      }
      // Of what a newer one replaces, one at least as new has arrived; of finishes, one.
      for (const entry of added.flat().filter(isReplaced)) {
        const carried = world.sent.some(
          (other) => other.content === entry.content && other.act.kind === entry.act.kind,
        );
        expect(carried).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

type Lanes = Map<string, ReturnType<ReturnType<typeof outboxWorld>['openTab']>>;
