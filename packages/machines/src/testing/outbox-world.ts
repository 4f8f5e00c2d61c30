import type { OutboxAct, OutboxEntry } from '@student/domain';
import { createActor, SimulatedClock } from 'xstate';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { sharedLine } from '../outbox/shared-line.ts';
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

/** One device; `openTab` starts an outbox of a person over it. `sent` holds what the server took, in order. */
export function outboxWorld(world: World = {}) {
  const device = { entries: world.stored ?? [] };
  const tried: string[] = [];
  const sent: OutboxEntry[] = [];
  const lock = fakeLock();
  const store = {
    read: async () => {
      await world.read?.();
      return device.entries;
    },
    write: async (_: number, entries: readonly OutboxEntry[]) => {
      await world.write?.();
      device.entries = [...entries];
    },
  };
  const send = async (entry: OutboxEntry) => {
    tried.push(entry.id);
    const answer = await world.send?.(entry);
    sent.push(entry);
    return answer;
  };
  const openTab = (personId = 1) => {
    const clock = new SimulatedClock();
    const news: string[] = [];
    const line = sharedLine({ store, send, lock });
    const outbox = createActor(
      outboxMachine.provide({
        actors: { keep: fakePort(line.keep), deliverNext: fakePort(line.deliverNext) },
      }),
      { input: { personId }, clock },
    );
    outbox.on('*', (event) => news.push('entry' in event ? `${event.type} ${event.entry.id}` : event.type));
    outbox.start();
    const add = (entry: OutboxEntry) => outbox.send({ type: 'act.add', entry });
    return { outbox, clock, news, line, add };
  };
  return { device, tried, sent, openTab };
}

/** An act of person 1 on one content; its id is also its time. */
export const outboxEntry = (
  id: string,
  act: OutboxAct = { kind: 'progress', speedRate: 1 },
  given: Partial<OutboxEntry> = {},
): OutboxEntry => ({ id, personId: 1, content: 'course/12/7', at: Number(id), act, ...given });
