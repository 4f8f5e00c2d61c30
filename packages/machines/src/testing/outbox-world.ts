import {
  addToLane,
  type Failure,
  isWithdrawn,
  laneOf,
  type OutboxAct,
  type OutboxEntry,
} from '@student/domain';
import { createActor, SimulatedClock } from 'xstate';
import { laneMachine } from '../outbox/lane.machine.ts';
import { type LaneStore, laneDelivery } from '../outbox/lane-delivery.ts';
import { fakePort } from './fake-port.ts';

/** A device whose storage all tabs share, and a server; each may refuse. */
export type World = {
  stored?: OutboxEntry[];
  read?: () => unknown;
  write?: () => unknown;
  send?: (entry: OutboxEntry) => unknown;
};

/** Work of one name, one after the other: what the browser's locks do over tabs. */
export function fakeLock() {
  const turns = new Map<string, Promise<unknown>>();
  return <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (turns.get(name) ?? Promise.resolve()).then(work);
    turns.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/** One device; `openTab` starts a lane over it. `sent` holds what the server took, in order. */
export function outboxWorld(world: World = {}) {
  const device = { entries: world.stored ?? [], refused: [] as { entry: OutboxEntry; reason: Failure }[] };
  const tried: string[] = [];
  const sent: OutboxEntry[] = [];
  const lock = fakeLock();
  const of = (lane: string) => device.entries.filter((entry) => laneOf(entry) === lane);
  const without = (entry: OutboxEntry) => {
    device.entries = device.entries.filter(({ id }) => id !== entry.id);
    return { waiting: of(laneOf(entry)).length };
  };
  const store: LaneStore = {
    add: async (lane, entries) => {
      await world.write?.();
      const others = device.entries.filter((entry) => laneOf(entry) !== lane);
      const fresh = entries.filter(({ id }) => !device.entries.some((entry) => entry.id === id));
      device.entries = [...others, ...fresh.reduce(addToLane, of(lane))];
      return { waiting: of(lane).length };
    },
    first: async (lane, except) => {
      await world.read?.();
      return { entry: of(lane).find(({ id }) => !except.has(id)), waiting: of(lane).length };
    },
    remove: async (entry) => {
      await world.write?.();
      return without(entry);
    },
    refuse: async (entry, reason) => {
      await world.write?.();
      device.refused.push({ entry, reason });
      return without(entry);
    },
    isWithdrawn: async ({ act }) =>
      isWithdrawn(
        act,
        device.refused.map(({ entry }) => entry.act),
      ),
  };
  const send = async (entry: OutboxEntry) => {
    tried.push(entry.id);
    const answer = await world.send?.(entry);
    sent.push(entry);
    return answer;
  };
  const openTab = (name = 'course/12/7/study') => {
    const clock = new SimulatedClock();
    const emitted: string[] = [];
    const delivery = laneDelivery({
      lane: name,
      store,
      send,
      lock: (work) => lock(name, work),
      now: () => clock.now(),
    });
    const lane = createActor(
      laneMachine.provide({
        actors: { write: fakePort(delivery.write), deliverFirst: fakePort(delivery.deliverFirst) },
      }),
      { input: { lane: name }, clock },
    );
    lane.on('*', ({ type, entry }) => emitted.push(`${type} ${entry.id}`));
    lane.start();
    const add = (entry: OutboxEntry) => lane.send({ type: 'act.add', entry });
    return { lane, clock, emitted, add };
  };
  return { device, tried, sent, openTab };
}

/** An act of person 1 on one content; its id is also its time. */
export const outboxEntry = (
  id: string,
  act: OutboxAct = { kind: 'progress', speedRate: 1 },
  given: Partial<OutboxEntry> = {},
): OutboxEntry => ({ id, personId: 1, content: 'course/12/7', at: Number(id), act, ...given });
