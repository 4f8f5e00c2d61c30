import type { OutboxEntry } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { outboxEntry as entry, outboxWorld, type World } from '../testing/outbox-world.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { flushOutbox, keepAct } from './keep-act.ts';
import { outboxMachine } from './outbox.machine.ts';

const tick = (id: string, speedRate = 1) => entry(id, { kind: 'progress', speedRate });
const checkpoint = (id: string, seconds: number) => entry(id, { kind: 'checkpoint', seconds });
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);
const quiet = () => new Promise((done) => setTimeout(done, 5));
const fail = (code: string) => (): never => {
  throw Object.assign(new Error(code), { code });
};

function start(world: World = {}) {
  const shared = outboxWorld(world);
  return { ...shared, ...shared.openTab() };
}

it('every state is reachable', () => {
  const outcome = (output: unknown) => ({ type: 'xstate.done.actor.0.outbox.delivery.sending', output });
  const held = (code: string) => outcome({ outcome: 'held', entry: tick('1'), code, waiting: 1 });
  const events = [
    { type: 'act.add', entry: tick('1') },
    { type: 'network.return' },
    { type: 'session.renew' },
    { type: 'page.hide' },
    { type: 'xstate.done.actor.0.outbox.device.writing', output: { ids: ['1'], waiting: 1 } },
    { type: 'xstate.error.actor.0.outbox.device.writing', error: {} },
    { type: 'xstate.error.actor.0.outbox.delivery.sending', error: {} },
    outcome({ outcome: 'nothing' }),
    outcome({ outcome: 'delivered', entry: tick('1'), answer: 1, givenUp: [], waiting: 0 }),
    outcome({ outcome: 'refused', entry: tick('1'), code: 'NOT_FOUND', waiting: 0 }),
    held('NO_RESPONSE'),
    held('ACCESS_SESSION_EXPIRED'),
  ];
  const paths = pathsOf(outboxMachine, events, { personId: 1 }, ({ context }) => [
    context.loose.length > 0,
    context.isBehind,
  ]);
  expect(statesReached(paths)).toEqual(stateNamesOf(outboxMachine));
});

describe('the outbox', () => {
  it('sends what an earlier visit left, in order, before anything new', async () => {
    const { add, tried, device } = start({ stored: [tick('1'), tick('2')] });
    add(tick('3'));
    await quiet();
    expect(tried).toEqual(['1', '2', '3']);
    expect(device.entries).toEqual([]);
  });

  it('writes an act down before it sends it, and wipes it after', async () => {
    let answer = () => {};
    const { add, device, tried } = start({ send: () => new Promise<void>((done) => (answer = done)) });
    add(tick('1'));
    await quiet();
    expect([idsOf(device.entries), tried]).toEqual([['1'], ['1']]);
    answer();
    await quiet();
    expect(device.entries).toEqual([]);
  });

  it('without a network it keeps the newest checkpoint and every tick with its speed, and sends them when it returns', async () => {
    let isOffline = true;
    const { add, outbox, device, sent } = start({ send: () => isOffline && fail('NO_RESPONSE')() });
    for (const given of [tick('1', 1), checkpoint('2', 15), tick('3', 2), checkpoint('4', 45)]) {
      add(given);
      await quiet();
    }
    expect(idsOf(device.entries)).toEqual(['1', '3', '4']);
    expect(outbox.getSnapshot().hasTag('waiting')).toBe(true);
    expect(outbox.getSnapshot().context.waiting).toBe(3);
    isOffline = false;
    outbox.send({ type: 'network.return' });
    await quiet();
    expect(sent.map(({ act }) => act)).toEqual([
      { kind: 'progress', speedRate: 1 },
      { kind: 'progress', speedRate: 2 },
      { kind: 'checkpoint', seconds: 45 },
    ]);
  });

  it('tries again by itself, waiting longer each time', async () => {
    const { add, clock, tried } = start({ send: fail('TIMEOUT') });
    add(tick('1'));
    await quiet();
    for (const [pause, count] of [
      [4999, 1],
      [1, 2],
      [9999, 2],
      [1, 3],
    ] as const) {
      clock.increment(pause);
      await quiet();
      expect(tried).toHaveLength(count);
    }
  });

  it.each(['page.show', 'page.hide', 'network.return', 'session.renew', 'delivery.request'] as const)(
    'tries again on %s',
    async (type) => {
      const { add, outbox, tried } = start({ send: fail('NO_RESPONSE') });
      add(tick('1'));
      await quiet();
      outbox.send({ type });
      await quiet();
      expect(tried).toEqual(['1', '1']);
    },
  );

  it('asks once to sign in, and goes on where it stood', async () => {
    let isSignedOut = true;
    const { add, outbox, clock, tried, news, device } = start({
      send: () => isSignedOut && fail('ACCESS_SESSION_EXPIRED')(),
    });
    add(tick('1'));
    await quiet();
    add(tick('2'));
    clock.increment(600_000);
    outbox.send({ type: 'network.return' });
    await quiet();
    expect(tried).toEqual(['1']);
    expect(news).toEqual(['session.expired']);
    expect(idsOf(device.entries)).toEqual(['1', '2']);
    isSignedOut = false;
    outbox.send({ type: 'session.renew' });
    await quiet();
    expect(tried).toEqual(['1', '1', '2']);
  });

  it('gives up what the server refuses, and the rest goes on', async () => {
    const { add, tried, news, device } = start({
      send: ({ id }) => id === '1' && fail('CONTENT_BLOCKED')(),
    });
    add(tick('1'));
    add(tick('2'));
    await quiet();
    expect(tried).toEqual(['1', '2']);
    expect(news).toEqual(['act.refused 1', 'act.delivered 2']);
    expect(device.entries).toEqual([]);
  });

  it('an act that breaks the server lets the others pass, and is given up once they arrive', async () => {
    const { add, clock, news, device } = start({
      send: ({ id }) => id === '1' && fail('UNEXPECTED_ERROR')(),
    });
    add(tick('1'));
    add(tick('2'));
    for (let round = 0; round < 7; round += 1) {
      await quiet();
      expect(news).toEqual([]);
      clock.increment(300_000);
    }
    await quiet();
    expect(news).toEqual(['act.delivered 2', 'act.refused 1']);
    expect(device.entries).toEqual([]);
  });

  it('a server that fails on everything for hours loses nothing, and is not hurried', async () => {
    let isBroken = true;
    const { add, clock, tried, sent, device } = start({
      send: () => isBroken && fail('UNEXPECTED_ERROR')(),
    });
    add(tick('1'));
    add(tick('2'));
    for (let round = 0; round < 30; round += 1) {
      await quiet();
      clock.increment(300_000);
    }
    await quiet();
    expect(idsOf(device.entries)).toEqual(['1', '2']);
    expect(tried.length).toBeLessThan(36);
    isBroken = false;
    clock.increment(300_000);
    await quiet();
    expect(idsOf(sent)).toEqual(['1', '2']);
  });

  it('neither sends nor takes what is of another person', async () => {
    const { add, outbox, tried } = start({ stored: [{ ...tick('1'), personId: 2 }] });
    add({ ...tick('2'), personId: 2 });
    await quiet();
    expect([tried, outbox.getSnapshot().context.loose]).toEqual([[], []]);
  });

  it('an act added while the same kind is on its way is sent after it', async () => {
    const answers: (() => void)[] = [];
    const { add, tried } = start({ send: () => new Promise<void>((done) => answers.push(done)) });
    add(checkpoint('1', 15));
    await quiet();
    add(checkpoint('2', 30));
    await quiet();
    answers[0]?.();
    await quiet();
    expect(tried).toEqual(['1', '2']);
  });

  it('leaves nothing behind when the person signs out', async () => {
    const { add, line, device } = start({ send: fail('NO_RESPONSE') });
    add(tick('1'));
    await quiet();
    await line.wipe(1);
    expect(device.entries).toEqual([]);
  });
});

describe('a device that refuses', () => {
  it('to write: the act is sent from memory, once, and the device is tried again', async () => {
    let isFull = true;
    let isOffline = true;
    const { add, outbox, clock, tried, sent, device } = start({
      write: () => isFull && fail('QuotaExceededError')(),
      send: () => isOffline && fail('NO_RESPONSE')(),
    });
    add(tick('1'));
    await quiet();
    expect(outbox.getSnapshot().value).toEqual({ device: 'unwritten', delivery: 'waiting' });
    isOffline = false;
    outbox.send({ type: 'network.return' });
    await quiet();
    expect(outbox.getSnapshot().value).toEqual({ device: 'written', delivery: 'empty' });
    isFull = false;
    clock.increment(60_000);
    outbox.send({ type: 'page.show' });
    await quiet();
    expect([tried, idsOf(sent), device.entries]).toEqual([['1', '1'], ['1'], []]);
  });

  it('to write, and then writes: the act is on the device like any other', async () => {
    let isFull = true;
    const { add, outbox, clock, device } = start({
      write: () => isFull && fail('QuotaExceededError')(),
      send: fail('NO_RESPONSE'),
    });
    add(tick('1'));
    await quiet();
    isFull = false;
    clock.increment(5000);
    await quiet();
    expect(idsOf(device.entries)).toEqual(['1']);
    expect(outbox.getSnapshot().hasTag('unwritten')).toBe(false);
  });

  it('to take off what was sent: it is not sent again', async () => {
    let isStuck = false;
    const { add, outbox, tried, device } = start({
      write: () => isStuck && fail('locked')(),
      send: () => (isStuck = true),
    });
    add(tick('1'));
    await quiet();
    outbox.send({ type: 'page.show' });
    await quiet();
    expect([tried, idsOf(device.entries)]).toEqual([['1'], ['1']]);
    isStuck = false;
    add(tick('2'));
    await quiet();
    expect(tried).toEqual(['1', '2']);
  });

  it('to read: nothing is written over what is there, and new acts are sent from memory', async () => {
    let isUnreadable = true;
    const stored = [tick('1')];
    const { add, outbox, clock, tried, device } = start({
      stored,
      read: () => isUnreadable && fail('SecurityError')(),
    });
    await quiet();
    expect(outbox.getSnapshot().value).toEqual({ device: 'written', delivery: 'unread' });
    add(tick('2'));
    await quiet();
    expect([tried, device.entries]).toEqual([['2'], stored]);
    isUnreadable = false;
    clock.increment(5000);
    await quiet();
    expect([tried, device.entries]).toEqual([['2', '1'], []]);
  });

  it('to read for a moment: what it holds still goes first', async () => {
    let isOffline = true;
    let isUnreadable = false;
    const { add, clock, sent } = start({
      read: () => isUnreadable && fail('AbortError')(),
      send: () => isOffline && fail('NO_RESPONSE')(),
    });
    add(tick('1'));
    await quiet();
    isUnreadable = true;
    isOffline = false;
    add(entry('2', { kind: 'finish' }));
    await quiet();
    expect(sent).toEqual([]);
    isUnreadable = false;
    clock.increment(5000);
    await quiet();
    expect(idsOf(sent)).toEqual(['1', '2']);
  });
});

describe('keeping an act', () => {
  const reading = { progressOf: (answer: unknown) => answer as number | undefined, now: () => 99 };

  it('answers what the server said', async () => {
    const { outbox } = start({ send: () => 46 });
    await expect(keepAct(outbox, tick('1'), reading)).resolves.toEqual({
      place: 'server',
      at: 99,
      progress: 46,
    });
  });

  it('answers that it is on the device when there is no network', async () => {
    const { outbox, device } = start({ send: fail('NO_RESPONSE') });
    await expect(keepAct(outbox, tick('1'), reading)).resolves.toEqual({ place: 'device', at: 99 });
    await expect(keepAct(outbox, tick('2'), reading)).resolves.toEqual({ place: 'device', at: 99 });
    expect(idsOf(device.entries)).toEqual(['1', '2']);
  });

  it('says that it is on the device only once it is written there', async () => {
    let write = () => {};
    const { outbox } = start({
      write: () => new Promise<void>((done) => (write = done)),
      send: fail('NO_RESPONSE'),
      stored: [tick('0')],
    });
    await quiet();
    let answer: unknown;
    void keepAct(outbox, tick('1'), reading).then((saved) => (answer = saved));
    await quiet();
    expect([outbox.getSnapshot().hasTag('waiting'), answer]).toEqual([true, undefined]);
    write();
    await quiet();
    expect(answer).toEqual({ place: 'device', at: 99 });
  });

  it('says that it is only in this tab when the device refuses it too', async () => {
    const { outbox } = start({ write: fail('QuotaExceededError'), send: fail('NO_RESPONSE') });
    await expect(keepAct(outbox, tick('1'), reading)).resolves.toEqual({ place: 'tab', at: 99 });
  });

  it('answers that the server has it when another tab has sent it', async () => {
    const answers: (() => void)[] = [];
    const world = outboxWorld({ send: () => new Promise<void>((done) => answers.push(done)) });
    const [one, other] = [world.openTab(), world.openTab()];
    one.add(tick('1'));
    await quiet();
    const saved = keepAct(other.outbox, tick('2'), reading);
    await quiet();
    answers[0]?.();
    await quiet();
    answers[1]?.();
    await expect(saved).resolves.toMatchObject({ place: 'server' });
    expect(idsOf(world.sent)).toEqual(['1', '2']);
  });

  it('rejects with the code of a refusal', async () => {
    const { outbox } = start({ send: fail('CONTENT_BLOCKED') });
    await expect(keepAct(outbox, tick('1'), reading)).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' });
  });

  it('rejects when the outbox ends before anything is certain', async () => {
    const { outbox } = start({ send: () => new Promise(() => {}) });
    const saved = keepAct(outbox, tick('1'), reading);
    outbox.stop();
    await expect(saved).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('an older checkpoint is answered by the newer one that took its place', async () => {
    const answers: (() => void)[] = [];
    const { outbox, tried } = start({ send: () => new Promise<void>((done) => answers.push(done)) });
    const blocking = keepAct(outbox, tick('1'), reading);
    const older = keepAct(outbox, checkpoint('2', 15), reading);
    const newer = keepAct(outbox, checkpoint('3', 30), reading);
    await quiet();
    answers[0]?.();
    await quiet();
    answers[1]?.();
    const all = await Promise.all([blocking, older, newer]);
    expect(all.every(({ place }) => place === 'server')).toBe(true);
    expect(tried).toEqual(['1', '3']);
  });
});

describe('flushing', () => {
  it('waits until the line is empty', async () => {
    const { outbox, sent } = start({ stored: [tick('1'), tick('2')], send: quiet });
    await flushOutbox(outbox);
    expect(idsOf(sent)).toEqual(['1', '2']);
  });

  it('does not wait for a network', async () => {
    const { outbox, tried } = start({ stored: [tick('1')], send: fail('NO_RESPONSE') });
    await flushOutbox(outbox);
    await flushOutbox(outbox);
    expect(tried).toEqual(['1', '1']);
  });
});
