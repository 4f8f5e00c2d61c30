import type { OutboxEntry } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { outboxEntry as entry, outboxWorld, type World } from '../testing/outbox-world.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { flushLane } from './flush-lane.ts';
import { laneMachine } from './lane.machine.ts';
import { heldBy, heldOf, saveStateOf } from './save-state.ts';

const tick = (id: string, speedRate = 1) => entry(id, { kind: 'progress', speedRate });
const checkpoint = (id: string, seconds: number) => entry(id, { kind: 'checkpoint', seconds });
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);
const quiet = () => new Promise((done) => setTimeout(done, 5));
const fail =
  (code: string, answer: { status?: number; retryAfter?: number } = {}) =>
  (): never => {
    throw Object.assign(new Error(`${code}!`), { code, ...answer });
  };

function start(world: World = {}) {
  const shared = outboxWorld(world);
  return { ...shared, ...shared.openTab() };
}

it('every state is reachable', () => {
  const outcome = (output: unknown) => ({ type: 'xstate.done.actor.0.lane.delivery.sending', output });
  const held = (code: string, more: object = {}) =>
    outcome({ outcome: 'held', failure: { code, ...more }, waiting: 1, at: 1 });
  const events = [
    { type: 'act.add', entry: tick('1') },
    { type: 'network.return' },
    { type: 'session.renew' },
    { type: 'page.hide' },
    { type: 'xstate.done.actor.0.lane.device.writing', output: { ids: ['1'], waiting: 1 } },
    { type: 'xstate.error.actor.0.lane.device.writing', error: {} },
    { type: 'xstate.error.actor.0.lane.delivery.sending', error: {} },
    outcome({ outcome: 'nothing', at: 1 }),
    outcome({ outcome: 'delivered', entry: tick('1'), answer: 1, waiting: 0, at: 1 }),
    outcome({
      outcome: 'refused',
      entry: tick('1'),
      failure: { code: 'NOT_FOUND', status: 404 },
      waiting: 0,
    }),
    held('NO_RESPONSE'),
    held('UNEXPECTED_ERROR', { status: 429, retryAfter: 1000 }),
    held('ACCESS_SESSION_EXPIRED', { status: 403 }),
  ];
  const paths = pathsOf(laneMachine, events, { lane: 'course/12/7/study' }, ({ context }) => [
    context.unwritten.length > 0,
    context.isBehind,
  ]);
  expect(statesReached(paths)).toEqual(stateNamesOf(laneMachine));
});

describe('a lane', () => {
  it('sends what an earlier visit left, in order, before anything new', async () => {
    const { add, tried, device } = start({ stored: [tick('1'), tick('2')] });
    add(tick('3'));
    await quiet();
    expect(tried).toEqual(['1', '2', '3']);
    expect(device.entries).toEqual([]);
  });

  it('writes an act down before it sends it, and takes it off after', async () => {
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
    const { add, lane, device, sent } = start({ send: () => isOffline && fail('NO_RESPONSE')() });
    for (const given of [tick('1', 1), checkpoint('2', 15), tick('3', 2), checkpoint('4', 45)]) {
      add(given);
      await quiet();
    }
    expect(idsOf(device.entries)).toEqual(['1', '3', '4']);
    expect(lane.getSnapshot().context.waiting).toBe(3);
    isOffline = false;
    lane.send({ type: 'network.return' });
    await quiet();
    expect(sent.map(({ act }) => act)).toEqual([
      { kind: 'progress', speedRate: 1 },
      { kind: 'progress', speedRate: 2 },
      { kind: 'checkpoint', seconds: 45 },
    ]);
  });

  it('sends an act of which it does not know whether it arrived again as it was, never a newer one in its place', async () => {
    let isLost = true;
    const { add, lane, tried } = start({ send: () => isLost && fail('TIMEOUT')() });
    add(checkpoint('1', 10));
    await quiet();
    add(checkpoint('2', 20));
    await quiet();
    isLost = false;
    lane.send({ type: 'network.return' });
    await quiet();
    expect(tried).toEqual(['1', '1', '2']);
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

  it.each([
    ['and the next act fails at once', [tick('1'), tick('2')]],
    ['and the next act comes later', [tick('1')]],
  ])('waits as short as at first once something has arrived, %s', async (_, waiting) => {
    let isBroken = true;
    const { add, clock, tried } = start({
      stored: waiting,
      send: ({ id }) => (isBroken || id === '2') && fail('TIMEOUT')(),
    });
    await quiet();
    clock.increment(5000);
    await quiet();
    isBroken = false;
    clock.increment(10_000);
    await quiet();
    if (waiting.length === 1) add(tick('2'));
    await quiet();
    expect(tried).toEqual(['1', '1', '1', '2']);
    clock.increment(4999);
    await quiet();
    expect(tried).toHaveLength(4);
    clock.increment(1);
    await quiet();
    expect(tried).toHaveLength(5);
  });

  it.each(['page.show', 'page.hide', 'network.return', 'session.renew', 'delivery.request'] as const)(
    'tries again on %s',
    async (type) => {
      const { add, lane, tried } = start({ send: fail('NO_RESPONSE') });
      add(tick('1'));
      await quiet();
      lane.send({ type });
      await quiet();
      expect(tried).toEqual(['1', '1']);
    },
  );

  it('waits as long as the server asks, whatever happens meanwhile', async () => {
    const { add, lane, clock, tried } = start({
      send: fail('UNEXPECTED_ERROR', { status: 429, retryAfter: 60_000 }),
    });
    add(tick('1'));
    await quiet();
    for (const type of ['page.show', 'network.return', 'delivery.request'] as const) lane.send({ type });
    clock.increment(59_999);
    await quiet();
    expect(tried).toEqual(['1']);
    clock.increment(1);
    await quiet();
    expect(tried).toEqual(['1', '1']);
  });

  it.each([3_600_001, 30 * 24 * 3_600_000])(
    'a server that asks for %d ms, which is more than an hour, is asked again after one',
    async (retryAfter) => {
      const { add, clock, tried } = start({ send: fail('UNEXPECTED_ERROR', { status: 503, retryAfter }) });
      add(tick('1'));
      await quiet();
      clock.increment(3_599_999);
      await quiet();
      expect(tried).toEqual(['1']);
      clock.increment(1);
      await quiet();
      expect(tried).toEqual(['1', '1']);
    },
  );

  it('a server that asks for less than the usual pause is not hurried', async () => {
    const { add, clock, tried } = start({ send: fail('UNEXPECTED_ERROR', { status: 503, retryAfter: 0 }) });
    add(tick('1'));
    await quiet();
    clock.increment(4999);
    await quiet();
    expect(tried).toEqual(['1']);
  });

  it.each([401, 403])(
    'after %s it waits for the person to sign in, and goes on where it stood',
    async (status) => {
      let isSignedOut = true;
      const { add, lane, clock, tried, device } = start({
        send: () => isSignedOut && fail('ACCESS_SESSION_EXPIRED', { status })(),
      });
      add(tick('1'));
      await quiet();
      add(tick('2'));
      clock.increment(600_000);
      lane.send({ type: 'network.return' });
      await quiet();
      expect(tried).toEqual(['1']);
      expect(idsOf(device.entries)).toEqual(['1', '2']);
      isSignedOut = false;
      lane.send({ type: 'session.renew' });
      await quiet();
      expect(tried).toEqual(['1', '1', '2']);
    },
  );

  it('keeps what the server refuses, with its sentence, and the rest goes on', async () => {
    const { add, tried, emitted, device } = start({
      send: ({ id }) => id === '1' && fail('CONTENT_BLOCKED', { status: 409 })(),
    });
    add(tick('1'));
    add(tick('2'));
    await quiet();
    expect(tried).toEqual(['1', '2']);
    expect(emitted).toEqual(['act.refused 1', 'act.delivered 2']);
    expect(device.entries).toEqual([]);
    expect(device.refused).toEqual([
      { entry: tick('1'), reason: { code: 'CONTENT_BLOCKED', message: 'CONTENT_BLOCKED!' } },
    ]);
  });

  it('a server that fails for hours loses nothing, and is not hurried', async () => {
    let isBroken = true;
    const { add, clock, tried, sent, device } = start({
      send: () => isBroken && fail('UNEXPECTED_ERROR', { status: 500 })(),
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

  it('does not wait for another one', async () => {
    const world = outboxWorld({
      send: ({ act }) => act.kind === 'note' && fail('UNEXPECTED_ERROR', { status: 500 })(),
    });
    const notes = world.openTab('course/12/7/note');
    const study = world.openTab('course/12/7/study');
    notes.add(entry('1', { kind: 'note', text: 'a' }));
    await quiet();
    study.add(tick('2'));
    study.add(entry('3', { kind: 'finish' }));
    await quiet();
    expect(idsOf(world.sent)).toEqual(['2', '3']);
    expect(saveStateOf(study.lane.getSnapshot())).toBe('saved');
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
});

describe('a device that refuses', () => {
  it('to write: the act is sent from memory, once, and the device is tried again', async () => {
    let isFull = true;
    let isOffline = true;
    const { add, lane, clock, tried, sent, device } = start({
      write: () => isFull && fail('QuotaExceededError')(),
      send: () => isOffline && fail('NO_RESPONSE')(),
    });
    add(tick('1'));
    await quiet();
    expect(lane.getSnapshot().value).toEqual({ device: 'unwritten', delivery: 'waiting' });
    isOffline = false;
    lane.send({ type: 'network.return' });
    await quiet();
    expect(lane.getSnapshot().value).toEqual({ device: 'written', delivery: 'empty' });
    isFull = false;
    clock.increment(60_000);
    lane.send({ type: 'page.show' });
    await quiet();
    expect([tried, idsOf(sent), device.entries]).toEqual([['1', '1'], ['1'], []]);
  });

  it('to write, and then writes: the act is on the device like any other', async () => {
    let isFull = true;
    const { add, lane, clock, device } = start({
      write: () => isFull && fail('QuotaExceededError')(),
      send: fail('NO_RESPONSE'),
    });
    add(tick('1'));
    await quiet();
    isFull = false;
    clock.increment(5000);
    await quiet();
    expect(idsOf(device.entries)).toEqual(['1']);
    expect(lane.getSnapshot().hasTag('unwritten')).toBe(false);
  });

  it('to take off what was sent: it is not sent again', async () => {
    let isStuck = false;
    const { add, lane, tried, device } = start({
      write: () => isStuck && fail('locked')(),
      send: () => (isStuck = true),
    });
    add(tick('1'));
    await quiet();
    lane.send({ type: 'page.show' });
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
    const { add, lane, clock, tried, device } = start({
      stored,
      read: () => isUnreadable && fail('SecurityError')(),
      write: () => isUnreadable && fail('SecurityError')(),
    });
    await quiet();
    expect(lane.getSnapshot().value).toEqual({ device: 'written', delivery: 'unread' });
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

describe('what the save line shows', () => {
  const shown = async (world: World, ...entries: OutboxEntry[]) => {
    const { add, lane } = start(world);
    const seen: string[] = [];
    lane.subscribe((snapshot) => {
      const state = saveStateOf(snapshot);
      if (seen.at(-1) !== state) seen.push(state);
    });
    for (const each of entries) add(each);
    await quiet();
    return { lane, seen };
  };

  it('nothing before anything was done, then saving, then saved with the hour', async () => {
    const { lane, seen } = await shown({}, tick('1'));
    expect(seen).toEqual(['saving', 'saved']);
    expect(lane.getSnapshot().context.savedAt).toBe(0);
    expect(saveStateOf(start().lane.getSnapshot())).toBe('idle');
  });

  it('that it is kept on this device, and by what', async () => {
    for (const [world, by] of [
      [{ send: fail('NO_RESPONSE') }, 'network'],
      [{ send: fail('UNEXPECTED_ERROR', { status: 500 }) }, 'server'],
      [{ send: fail('ACCESS_SESSION_EXPIRED', { status: 403 }) }, 'session'],
    ] as const) {
      const { lane, seen } = await shown(world, tick('1'));
      expect([seen.at(-1), heldBy(lane.getSnapshot())]).toEqual(['offline', by]);
    }
  });

  it('until when the server wants nothing, which stays while that try is under way', async () => {
    const answers: (() => void)[] = [];
    let isBusy = true;
    const { add, lane, clock } = start({
      send: async () => {
        if (answers.length > 0) await new Promise<void>((done) => answers.push(done));
        else answers.push(() => {});
        if (isBusy) fail('UNEXPECTED_ERROR', { status: 503, retryAfter: 60_000 })();
      },
    });
    const held = () => heldOf(lane.getSnapshot());
    add(tick('1'));
    expect(held()).toBeUndefined();
    await quiet();
    expect(held()).toEqual({ by: 'server', triesAgainAt: 60_000 });
    clock.increment(60_000);
    await quiet();
    expect([lane.getSnapshot().hasTag('sending'), held()]).toEqual([
      true,
      { by: 'server', triesAgainAt: 60_000 },
    ]);
    answers[1]?.();
    await quiet();
    expect(held()).toEqual({ by: 'server', triesAgainAt: 120_000 });
    isBusy = false;
    clock.increment(60_000);
    await quiet();
    answers[2]?.();
    await quiet();
    expect(held()).toBeUndefined();
  });

  it('no such time where the server only failed', async () => {
    const { lane } = await shown({ send: fail('UNEXPECTED_ERROR', { status: 500 }) }, tick('1'));
    expect(heldOf(lane.getSnapshot())).toEqual({ by: 'server', triesAgainAt: undefined });
  });

  it('does not flicker while it is tried again', async () => {
    const { lane, seen } = await shown({ send: fail('NO_RESPONSE') }, tick('1'));
    lane.send({ type: 'network.return' });
    await quiet();
    expect(seen).toEqual(['saving', 'offline']);
  });

  it('that nothing keeps it when the device refuses too', async () => {
    const refusing = { send: fail('NO_RESPONSE'), write: fail('QuotaExceededError') };
    expect((await shown(refusing, tick('1'))).seen.at(-1)).toBe('failed');
  });

  it('that it failed when the server refused, until something arrives', async () => {
    const { lane, seen } = await shown(
      { send: ({ id }) => id === '1' && fail('CONTENT_BLOCKED', { status: 409 })() },
      tick('1'),
    );
    expect(seen.at(-1)).toBe('failed');
    lane.send({ type: 'act.add', entry: tick('2') });
    await quiet();
    expect(seen.at(-1)).toBe('saved');
  });

  it('that it is saved when another tab has sent it', async () => {
    const answers: (() => void)[] = [];
    const world = outboxWorld({ send: () => new Promise<void>((done) => answers.push(done)) });
    const [one, other] = [world.openTab(), world.openTab()];
    one.add(tick('1'));
    await quiet();
    other.add(tick('2'));
    await quiet();
    expect(saveStateOf(other.lane.getSnapshot())).toBe('saving');
    answers[0]?.();
    await quiet();
    answers[1]?.();
    await quiet();
    expect(saveStateOf(other.lane.getSnapshot())).toBe('saved');
    expect(idsOf(world.sent)).toEqual(['1', '2']);
  });
});

describe('flushing', () => {
  it('waits until the lane is empty', async () => {
    const { lane, sent } = start({ stored: [tick('1'), tick('2')], send: quiet });
    await flushLane(lane);
    expect(idsOf(sent)).toEqual(['1', '2']);
  });

  it('does not wait for a network', async () => {
    const { lane, tried } = start({ stored: [tick('1')], send: fail('NO_RESPONSE') });
    await flushLane(lane);
    await flushLane(lane);
    expect(tried).toEqual(['1', '1']);
  });
});
