import { contentTypes } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { contentMachine } from './content.machine.ts';
import type { ContentInput, ContentStatus, Saved } from './content.types.ts';
import { saveStateOf } from './save-state.ts';

const video: ContentInput = { content: 'course/12/7', type: contentTypes.youtube, minDuration: 600 };
const fresh: ContentStatus = { progress: 0, isFinished: false, checkpoint: null };
const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.content.${state}`, output });
const failed = (state: string, code: string) => ({
  type: `xstate.error.actor.0.content.${state}`,
  error: { code },
});

const events = [
  { type: 'playback.play' },
  { type: 'playback.pause' },
  { type: 'position.move', seconds: 30 },
  { type: 'answers.complete' },
  { type: 'progress.learn', progress: 99 },
  { type: 'network.return' },
  { type: 'page.hide' },
  { type: 'page.show' },
  { type: 'content.retry' },
  { type: 'content.leave' },
  { type: 'xstate.after.second.content.studying.attention.counting' },
  done('opening', fresh),
  done('opening', { ...fresh, isFinished: true }),
  failed('opening', 'NO_RESPONSE'),
  done('studying.save.savingProgress', { place: 'server', at: 1, progress: 40 }),
  done('studying.save.savingProgress', { place: 'device', at: 1 }),
  done('studying.save.savingProgress', { place: 'tab', at: 1 }),
  failed('studying.save.savingProgress', 'UNEXPECTED_ERROR'),
  done('studying.save.savingCheckpoint', { place: 'server', at: 1 }),
  done('finishing', { place: 'server', at: 1 }),
  failed('finishing', 'NO_RESPONSE'),
  done('leaving', { place: 'server', at: 1 }),
];

describe('every state of a content', () => {
  it('is reachable from one kind of content or another', () => {
    const starts: ContentInput[] = [
      video,
      { ...video, minDuration: null },
      { ...video, type: contentTypes.exercise },
      { ...video, type: contentTypes.pdf },
    ];
    // One walk for the clock and one for the position: both at once multiply without end.
    const clock = events.filter(({ type }) => type !== 'position.move');
    const position = events.filter(({ type }) => !type.startsWith('xstate.after'));
    const reached = starts.flatMap((input) => [
      ...statesReached(
        pathsOf(contentMachine, clock, input, ({ context }) => [
          context.studiedSeconds,
          context.dueTicks.length > 0,
        ]),
      ),
      ...statesReached(
        pathsOf(contentMachine, position, input, ({ context }) => [
          context.position === context.savedPosition,
          context.isCheckpointDue,
        ]),
      ),
    ]);
    const transient = ['choosingStudy', 'studying.attention.arriving'];
    expect([...new Set(reached)].sort()).toEqual(
      stateNamesOf(contentMachine).filter((name) => !transient.includes(name)),
    );
  });
});

type Ports = {
  initialize?: () => ContentStatus;
  saveProgress?: (input: { speedRate: number }) => Saved;
  saveCheckpoint?: (input: { seconds: number }) => Saved;
  finish?: () => Saved;
};
const delivered = (at: number, progress?: number): Saved => ({
  place: 'server',
  at,
  ...(progress !== undefined && { progress }),
});

function open(input: Partial<ContentInput> = {}, ports: Ports = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const news: string[] = [];
  const actor = createActor(
    contentMachine.provide({
      actors: {
        initialize: fakePort(() => {
          calls.push('initialize');
          return ports.initialize?.() ?? fresh;
        }),
        saveProgress: fakePort((given) => {
          calls.push(`progress ${given.speedRate}`);
          return ports.saveProgress?.(given) ?? delivered(clock.now(), 10);
        }),
        saveCheckpoint: fakePort((given) => {
          calls.push(`checkpoint ${given.seconds}`);
          return ports.saveCheckpoint?.(given) ?? delivered(clock.now());
        }),
        finish: fakePort(() => {
          calls.push('finish');
          return ports.finish?.() ?? delivered(clock.now());
        }),
      },
    }),
    { input: { ...video, ...input }, clock },
  );
  actor.on('*', (event) =>
    news.push('code' in event ? `${event.type} ${event.code}` : `${event.type} ${event.content}`),
  );
  actor.start();
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.increment(1000);
      await settle();
    }
  };
  return { actor, calls, news, pass };
}
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};
const fail = (code: string) => (): never => {
  throw Object.assign(new Error(code), { code });
};

describe('studying', () => {
  it('saves every 15 seconds of playback with the speed of that moment', async () => {
    const { actor, calls, pass } = open({ speedRate: 1.25 });
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(14);
    expect(calls).toEqual(['initialize']);
    await pass(1);
    expect(calls).toEqual(['initialize', 'progress 1.25']);
    actor.send({ type: 'speed.change', speedRate: 2 });
    await pass(15);
    expect(calls).toEqual(['initialize', 'progress 1.25', 'progress 2']);
    expect(actor.getSnapshot().context.status.progress).toBe(10);
  });

  it('counts only what was played, over pauses', async () => {
    const { actor, calls, pass } = open();
    await settle();
    await pass(60);
    expect(calls).toEqual(['initialize']);
    actor.send({ type: 'playback.play' });
    await pass(10);
    actor.send({ type: 'playback.pause' });
    await pass(60);
    actor.send({ type: 'playback.play' });
    await pass(5);
    expect(calls).toEqual(['initialize', 'progress 1']);
  });

  it('a document counts from the start', async () => {
    const { calls, pass } = open({ type: contentTypes.pdf });
    await settle();
    await pass(30);
    expect(calls).toEqual(['initialize', 'progress 1', 'progress 1']);
  });

  it('a hidden video does not count, a hidden audio does', async () => {
    for (const [type, expected] of [
      [contentTypes.youtube, 1],
      [contentTypes.mp3, 4],
    ] as const) {
      const { actor, calls, pass } = open({ type });
      await settle();
      actor.send({ type: 'playback.play' });
      actor.send({ type: 'page.hide' });
      await pass(45);
      actor.send({ type: 'page.show' });
      await pass(15);
      expect(calls.filter((call) => call.startsWith('progress'))).toHaveLength(expected);
    }
  });

  it('finishes when the answered progress reaches 99, not before, and stops the clock', async () => {
    const answers = [98, 99];
    const { actor, calls, news, pass } = open({}, { saveProgress: () => delivered(0, answers.shift()) });
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(15);
    expect(actor.getSnapshot().matches('studying')).toBe(true);
    await pass(15);
    expect(actor.getSnapshot().value).toBe('finished');
    expect(actor.getSnapshot().context.status).toMatchObject({ progress: 100, isFinished: true });
    expect(news).toEqual(['content.finished course/12/7']);
    await pass(60);
    expect(calls).toEqual(['initialize', 'progress 1', 'progress 1', 'finish']);
  });

  it('an answer that comes late never takes progress back', async () => {
    const answers = [40, 30];
    const { actor, pass } = open({}, { saveProgress: () => delivered(0, answers.shift()) });
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(30);
    expect(actor.getSnapshot().context.status.progress).toBe(40);
  });
});

describe('opening', () => {
  it.each([
    ['a video without minimum finishes at once', { minDuration: null }, ['initialize', 'finish'], 'finished'],
    ['a minimum of 0 finishes at once', { minDuration: 0 }, ['initialize', 'finish'], 'finished'],
    [
      'a document without minimum finishes at once',
      { type: 3, minDuration: null },
      ['initialize', 'finish'],
      'finished',
    ],
    ['an exercise waits for its answers', { type: 4, minDuration: null }, ['initialize'], 'awaitingAnswers'],
    [
      'an evaluation form waits for its answers',
      { type: 6, minDuration: null },
      ['initialize'],
      'awaitingAnswers',
    ],
  ])('%s', async (_, input, expected, state) => {
    const { actor, calls } = open(input);
    await settle();
    expect([calls, actor.getSnapshot().value]).toEqual([expected, state]);
  });

  it('a finished content calls nothing more, whatever happens', async () => {
    const { actor, calls, pass } = open(
      {},
      { initialize: () => ({ progress: 100, isFinished: true, checkpoint: 42 }) },
    );
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 50 });
    actor.send({ type: 'page.hide' });
    await pass(60);
    actor.send({ type: 'content.leave' });
    expect(calls).toEqual(['initialize']);
    expect(actor.getSnapshot().context.resumesAt).toBe(42);
  });

  it('answers finish an exercise', async () => {
    const { actor, calls } = open({ type: 4, minDuration: null });
    await settle();
    actor.send({ type: 'answers.complete' });
    await settle();
    expect([calls, actor.getSnapshot().value]).toEqual([['initialize', 'finish'], 'finished']);
  });

  it('resumes at the saved second', async () => {
    const { actor } = open({}, { initialize: () => ({ ...fresh, progress: 45, checkpoint: 312 }) });
    await settle();
    expect(actor.getSnapshot().context.resumesAt).toBe(312);
  });

  it('says why it could not open, and opens on another try', async () => {
    let tries = 0;
    const { actor } = open(
      {},
      {
        initialize: () => {
          tries += 1;
          return tries === 1 ? fail('CONTENT_BLOCKED')() : fresh;
        },
      },
    );
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual([
      'unavailable',
      'CONTENT_BLOCKED',
    ]);
    actor.send({ type: 'content.retry' });
    await settle();
    expect(actor.getSnapshot().matches('studying')).toBe(true);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });
});

describe('the position', () => {
  it('is saved with a tick, on pause, on hide and on leaving, and never twice', async () => {
    const { actor, calls, pass } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 14 });
    await pass(15);
    actor.send({ type: 'position.move', seconds: 20 });
    actor.send({ type: 'playback.pause' });
    await settle();
    actor.send({ type: 'page.hide' });
    await settle();
    actor.send({ type: 'position.move', seconds: 90 });
    actor.send({ type: 'page.hide' });
    await settle();
    actor.send({ type: 'position.move', seconds: 95 });
    actor.send({ type: 'content.leave' });
    await settle();
    expect(calls).toEqual([
      'initialize',
      'progress 1',
      'checkpoint 14',
      'checkpoint 20',
      'checkpoint 90',
      'checkpoint 95',
    ]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'left', status: 'done' });
  });

  it('leaving without anything new calls nothing', async () => {
    const { actor, calls } = open();
    await settle();
    actor.send({ type: 'content.leave' });
    await settle();
    expect([calls, actor.getSnapshot().value]).toEqual([['initialize'], 'left']);
  });

  it('a value that is refused is neither kept nor sent', async () => {
    const { actor, news } = open();
    await settle();
    actor.send({ type: 'position.move', seconds: -1 });
    actor.send({ type: 'speed.change', speedRate: 2.5 });
    actor.send({ type: 'speed.change', speedRate: 0 });
    expect(news).toEqual([
      'value.refused INVALID_CHECKPOINT',
      'value.refused INVALID_SPEED_RATE',
      'value.refused INVALID_SPEED_RATE',
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ position: undefined, speedRate: 1 });
  });
});

describe('what the save line shows', () => {
  it('says saving, then saved with the hour', async () => {
    const { actor, pass } = open();
    await settle();
    const seen: string[] = [];
    actor.subscribe((snapshot) => seen.push(saveStateOf(snapshot)));
    actor.send({ type: 'playback.play' });
    await pass(15);
    expect([...new Set(seen)]).toEqual(['idle', 'saving', 'saved']);
    expect(actor.getSnapshot().context.savedAt).toBe(15_000);
  });

  it('says that it is kept on this device, and goes on counting', async () => {
    const { actor, calls, pass } = open({}, { saveProgress: () => ({ place: 'device', at: 5 }) });
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(30);
    expect(saveStateOf(actor.getSnapshot())).toBe('offline');
    expect(calls).toEqual(['initialize', 'progress 1', 'progress 1']);
  });

  it('says that nothing keeps it when the device refuses too, and does not send the tick again', async () => {
    const { actor, calls, pass } = open({}, { saveProgress: () => ({ place: 'tab', at: 5 }) });
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(15);
    expect(saveStateOf(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'network.return' });
    await pass(5);
    expect(calls).toEqual(['initialize', 'progress 1']);
  });

  it('what was kept and arrives later can finish the content', async () => {
    const { actor, calls } = open();
    await settle();
    actor.send({ type: 'progress.learn', progress: 98 });
    expect(actor.getSnapshot().matches('studying')).toBe(true);
    actor.send({ type: 'progress.learn', progress: 99 });
    await settle();
    expect(calls).toEqual(['initialize', 'finish']);
  });

  it('keeps a tick that went nowhere, with its own speed, until it is saved', async () => {
    let isDown = true;
    const { actor, calls, pass } = open(
      {},
      { saveProgress: () => (isDown ? fail('UNEXPECTED_ERROR')() : delivered(0, 5)) },
    );
    await settle();
    actor.send({ type: 'playback.play' });
    await pass(15);
    expect(saveStateOf(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'speed.change', speedRate: 2 });
    isDown = false;
    await pass(15);
    expect(calls).toEqual(['initialize', 'progress 1', 'progress 1', 'progress 2']);
    expect(actor.getSnapshot().context.dueTicks).toEqual([]);
  });

  it.each(['network.return', 'session.renew', 'content.retry'] as const)(
    'tries again at once on %s',
    async (type) => {
      let isDown = true;
      const { actor, calls, pass } = open(
        {},
        { saveProgress: () => (isDown ? fail('ACCESS_SESSION_EXPIRED')() : delivered(0, 5)) },
      );
      await settle();
      actor.send({ type: 'playback.play' });
      await pass(15);
      actor.send({ type: 'playback.pause' });
      await pass(60);
      expect(calls).toEqual(['initialize', 'progress 1']);
      isDown = false;
      actor.send({ type });
      await settle();
      expect(calls).toEqual(['initialize', 'progress 1', 'progress 1']);
    },
  );

  it('a checkpoint that went nowhere is saved again', async () => {
    let isDown = true;
    const { actor, calls } = open(
      {},
      { saveCheckpoint: () => (isDown ? fail('NO_RESPONSE')() : delivered(0)) },
    );
    await settle();
    actor.send({ type: 'position.move', seconds: 8 });
    actor.send({ type: 'page.hide' });
    await settle();
    isDown = false;
    actor.send({ type: 'network.return' });
    await settle();
    expect(calls).toEqual(['initialize', 'checkpoint 8', 'checkpoint 8']);
  });

  it('a finish that went nowhere is tried again by itself', async () => {
    let isDown = true;
    const { actor, calls, pass } = open(
      { minDuration: null },
      { finish: () => (isDown ? fail('NO_RESPONSE')() : delivered(0)) },
    );
    await settle();
    expect([actor.getSnapshot().value, saveStateOf(actor.getSnapshot())]).toEqual(['unfinished', 'failed']);
    isDown = false;
    await pass(15);
    expect([actor.getSnapshot().value, calls]).toEqual(['finished', ['initialize', 'finish', 'finish']]);
  });

  it('a finish that the server refuses is not repeated by itself', async () => {
    const { calls, pass } = open({ minDuration: null }, { finish: fail('CONTENT_BLOCKED') });
    await settle();
    await pass(60);
    expect(calls).toEqual(['initialize', 'finish']);
  });
});

it('a snapshot is JSON, and opens where it was taken', async () => {
  const { actor, pass } = open();
  await settle();
  actor.send({ type: 'playback.play' });
  await pass(7);
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const again = createActor(contentMachine, { input: video, snapshot });
  again.start();
  expect(again.getSnapshot().matches({ studying: { attention: 'counting' } })).toBe(true);
  expect(again.getSnapshot().context.studiedSeconds).toBe(7);
  again.stop();
});
