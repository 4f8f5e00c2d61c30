import type { OutboxAct, OutboxEntry } from '@student/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { keepAct } from './keep-act.ts';
import { outboxMachine } from './outbox.machine.ts';

const entry = (id: string, act: OutboxAct, given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  personId: 1,
  content: 'course/12/7',
  at: Number(id),
  act,
  ...given,
});
const tick = (id: string, speedRate = 1) => entry(id, { kind: 'progress', speedRate });
const checkpoint = (id: string, seconds: number) => entry(id, { kind: 'checkpoint', seconds });
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);

it('every state is reachable', () => {
  const events = [
    { type: 'act.add', entry: tick('1') },
    { type: 'network.return' },
    { type: 'session.renew' },
    { type: 'page.hide' },
    { type: 'xstate.done.actor.0.outbox.device.recalling', output: [] },
    { type: 'xstate.error.actor.0.outbox.device.recalling', error: {} },
    { type: 'xstate.done.actor.0.outbox.device.writing', output: undefined },
    { type: 'xstate.error.actor.0.outbox.device.writing', error: {} },
    { type: 'xstate.done.actor.0.outbox.delivery.sending', output: undefined },
    { type: 'xstate.error.actor.0.outbox.delivery.sending', error: { code: 'NO_RESPONSE' } },
    { type: 'xstate.error.actor.0.outbox.delivery.sending', error: { code: 'ACCESS_SESSION_EXPIRED' } },
    { type: 'xstate.error.actor.0.outbox.delivery.sending', error: { code: 'NOT_FOUND' } },
  ];
  const paths = pathsOf(outboxMachine, events, { personId: 1 }, ({ context }) => [
    context.entries.length > 0,
    context.isRecalled,
  ]);
  expect(statesReached(paths)).toEqual(stateNamesOf(outboxMachine));
});

type World = {
  stored?: OutboxEntry[];
  deliver?: (entry: OutboxEntry) => unknown;
  store?: () => unknown;
  load?: () => never;
};

function start(world: World = {}) {
  const clock = new SimulatedClock();
  const device = { entries: world.stored ?? [] };
  const sent: string[] = [];
  const news: string[] = [];
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        load: fakePort(() => world.load?.() ?? device.entries),
        store: fakePort(({ entries }) => {
          world.store?.();
          device.entries = [...entries];
        }),
        deliver: fakePort(({ entry: given }) => {
          if (!given) return undefined;
          sent.push(given.id);
          return world.deliver?.(given);
        }),
      },
    }),
    { input: { personId: 1 }, clock },
  );
  outbox.on('*', (event) => news.push('entry' in event ? `${event.type} ${event.entry.id}` : event.type));
  outbox.start();
  return { outbox, clock, device, sent, news };
}
const quiet = () => vi.waitFor(() => undefined).then(() => new Promise((done) => setTimeout(done, 5)));
const fail = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

describe('the outbox', () => {
  it('sends what an earlier visit left, in order, before anything new', async () => {
    const { outbox, sent, device } = start({ stored: [tick('1'), tick('2')] });
    outbox.send({ type: 'act.add', entry: tick('3') });
    await quiet();
    expect(sent).toEqual(['1', '2', '3']);
    expect(device.entries).toEqual([]);
  });

  it('writes an act down before the network answers, and wipes it after', async () => {
    let answer = () => {};
    const { outbox, device } = start({ deliver: () => new Promise<void>((done) => (answer = done)) });
    outbox.send({ type: 'act.add', entry: tick('1') });
    await quiet();
    expect(idsOf(device.entries)).toEqual(['1']);
    answer();
    await quiet();
    expect(device.entries).toEqual([]);
  });

  it('without a network it keeps the newest checkpoint and every tick with its speed, and sends them when it returns', async () => {
    let isOffline = true;
    const delivered: unknown[] = [];
    const { outbox, device, news } = start({
      deliver: (given) => {
        if (isOffline) fail('NO_RESPONSE')();
        delivered.push(given.act);
      },
    });
    for (const given of [tick('1', 1), checkpoint('2', 15), tick('3', 2), checkpoint('4', 45)]) {
      outbox.send({ type: 'act.add', entry: given });
      await quiet();
    }
    expect(idsOf(device.entries)).toEqual(['1', '3', '4']);
    expect(outbox.getSnapshot().hasTag('waiting')).toBe(true);
    expect(news).toContain('act.kept 4');
    isOffline = false;
    outbox.send({ type: 'network.return' });
    await quiet();
    expect(delivered).toEqual([
      { kind: 'progress', speedRate: 1 },
      { kind: 'progress', speedRate: 2 },
      { kind: 'checkpoint', seconds: 45 },
    ]);
  });

  it('says that something is kept only once it is written down', async () => {
    let isBroken = true;
    const { outbox, clock, news } = start({
      deliver: fail('NO_RESPONSE'),
      store: () => {
        if (isBroken) throw new Error('cheio');
      },
    });
    outbox.send({ type: 'act.add', entry: tick('1') });
    await quiet();
    expect(news).toEqual([]);
    isBroken = false;
    clock.increment(5000);
    await quiet();
    expect(news).toEqual(['act.kept 1']);
  });

  it('never writes over what it could not read, and sends from memory', async () => {
    const stored = [tick('1')];
    let isUnreadable = true;
    const { outbox, clock, sent, device } = start({
      stored,
      load: () => {
        if (isUnreadable) throw new Error('bloqueado');
        return undefined as never;
      },
    });
    await quiet();
    outbox.send({ type: 'act.add', entry: tick('2') });
    await quiet();
    expect([sent, device.entries]).toEqual([['2'], stored]);
    isUnreadable = false;
    clock.increment(5000);
    await quiet();
    expect([sent, device.entries]).toEqual([['2', '1'], []]);
  });

  it('tries again by itself, waiting longer each time', async () => {
    const { outbox, clock, sent } = start({ deliver: fail('TIMEOUT') });
    outbox.send({ type: 'act.add', entry: tick('1') });
    await quiet();
    clock.increment(4999);
    await quiet();
    expect(sent).toHaveLength(1);
    clock.increment(1);
    await quiet();
    expect(sent).toHaveLength(2);
    clock.increment(9999);
    await quiet();
    expect(sent).toHaveLength(2);
    clock.increment(1);
    await quiet();
    expect(sent).toHaveLength(3);
  });

  it.each(['page.show', 'page.hide', 'network.return', 'session.renew'] as const)(
    'tries again on %s',
    async (type) => {
      const { outbox, sent } = start({ deliver: fail('NO_RESPONSE') });
      outbox.send({ type: 'act.add', entry: tick('1') });
      await quiet();
      outbox.send({ type });
      await quiet();
      expect(sent).toEqual(['1', '1']);
    },
  );

  it('asks once to sign in, and goes on where it stood', async () => {
    let isSignedOut = true;
    const { outbox, clock, sent, news, device } = start({
      deliver: () => {
        if (isSignedOut) fail('ACCESS_SESSION_EXPIRED')();
      },
    });
    outbox.send({ type: 'act.add', entry: tick('1') });
    await quiet();
    outbox.send({ type: 'act.add', entry: tick('2') });
    clock.increment(600_000);
    await quiet();
    expect(sent).toEqual(['1']);
    expect(news.filter((type) => type === 'session.expired')).toHaveLength(1);
    expect(idsOf(device.entries)).toEqual(['1', '2']);
    isSignedOut = false;
    outbox.send({ type: 'session.renew' });
    await quiet();
    expect(sent).toEqual(['1', '1', '2']);
  });

  it('gives up what the server refuses, and the rest goes on', async () => {
    const { outbox, sent, news } = start({
      deliver: (given) => {
        if (given.id === '1') fail('CONTENT_BLOCKED')();
      },
    });
    outbox.send({ type: 'act.add', entry: tick('1') });
    outbox.send({ type: 'act.add', entry: tick('2') });
    await quiet();
    expect(sent).toEqual(['1', '2']);
    expect(news).toEqual(['act.refused 1', 'act.delivered 2']);
  });

  it('an act that breaks the server does not stop the others for ever', async () => {
    const { outbox, clock, news } = start({
      deliver: (given) => {
        if (given.id === '1') fail('UNEXPECTED_ERROR')();
      },
    });
    outbox.send({ type: 'act.add', entry: tick('1') });
    outbox.send({ type: 'act.add', entry: tick('2') });
    for (let round = 0; round < 7; round += 1) {
      await quiet();
      expect(news).not.toContain('act.refused 1');
      clock.increment(300_000);
    }
    await quiet();
    expect(news.slice(-2)).toEqual(['act.refused 1', 'act.delivered 2']);
  });

  it('neither sends nor shows what another person left', async () => {
    const { outbox, sent } = start({ stored: [{ ...tick('1'), personId: 2 }] });
    outbox.send({ type: 'act.add', entry: { ...tick('2'), personId: 2 } });
    await quiet();
    expect([sent, outbox.getSnapshot().context.entries]).toEqual([[], []]);
  });

  it('an act added while the same kind is on its way is sent after it', async () => {
    const answers: (() => void)[] = [];
    const { outbox, sent } = start({ deliver: () => new Promise<void>((done) => answers.push(done)) });
    outbox.send({ type: 'act.add', entry: checkpoint('1', 15) });
    await quiet();
    outbox.send({ type: 'act.add', entry: checkpoint('2', 30) });
    answers[0]?.();
    await quiet();
    expect(sent).toEqual(['1', '2']);
  });
});

describe('keeping an act', () => {
  const reading = { progressOf: (answer: unknown) => answer as number | undefined, now: () => 99 };

  it('answers what the server said', async () => {
    const { outbox } = start({ deliver: () => 46 });
    await expect(keepAct(outbox, tick('1'), reading)).resolves.toEqual({
      isDelivered: true,
      at: 99,
      progress: 46,
    });
  });

  it('answers that it is kept when there is no network', async () => {
    const { outbox } = start({ deliver: fail('NO_RESPONSE') });
    await expect(keepAct(outbox, tick('1'), reading)).resolves.toEqual({ isDelivered: false, at: 99 });
    await expect(keepAct(outbox, tick('2'), reading)).resolves.toEqual({ isDelivered: false, at: 99 });
  });

  it('rejects with the code of a refusal', async () => {
    const { outbox } = start({ deliver: fail('CONTENT_BLOCKED') });
    await expect(keepAct(outbox, tick('1'), reading)).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' });
  });

  it('an older checkpoint is answered by the newer one that took its place', async () => {
    const answers: (() => void)[] = [];
    const { outbox, sent } = start({ deliver: () => new Promise<void>((done) => answers.push(done)) });
    const blocking = keepAct(outbox, tick('1'), reading);
    const older = keepAct(outbox, checkpoint('2', 15), reading);
    const newer = keepAct(outbox, checkpoint('3', 30), reading);
    await quiet();
    answers[0]?.();
    await quiet();
    answers[1]?.();
    const all = await Promise.all([blocking, older, newer]);
    expect(all.every(({ isDelivered }) => isDelivered)).toBe(true);
    expect(sent).toEqual(['1', '3']);
  });
});
