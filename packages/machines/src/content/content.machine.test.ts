import { contentTypes } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { contentMachine } from './content.machine.ts';
import type { ContentInput, ContentStatus } from './content.types.ts';

const video: ContentInput = { content: 'course/12/7', type: contentTypes.youtube, minDuration: 600 };
const fresh: ContentStatus = { progress: 0, isFinished: false, checkpoint: null };
const refusal = { code: 'CONTENT_BLOCKED', message: 'Este conteúdo está bloqueado.' } as const;

const events = [
  { type: 'playback.play' },
  { type: 'playback.pause' },
  { type: 'playback.end' },
  { type: 'playback.wait' },
  { type: 'playback.resume' },
  { type: 'count.yield' },
  { type: 'count.resume' },
  { type: 'position.move', seconds: 30 },
  { type: 'position.keep' },
  { type: 'answers.complete' },
  { type: 'progress.learn', progress: 99 },
  { type: 'finish.confirm' },
  { type: 'finish.refuse', failure: refusal },
  { type: 'finish.withdraw' },
  { type: 'stage.open' },
  { type: 'stage.fail' },
  { type: 'reward.dismiss' },
  { type: 'page.hide' },
  { type: 'page.show' },
  { type: 'content.retry' },
  { type: 'session.renew' },
  { type: 'content.leave' },
  { type: 'xstate.after.second.content.studying.counting' },
  { type: 'xstate.done.actor.0.content.opening', output: fresh },
  { type: 'xstate.done.actor.0.content.opening', output: { ...fresh, isFinished: true } },
  { type: 'xstate.error.actor.0.content.opening', error: { code: 'NO_RESPONSE' } },
];

describe('every state of a content', () => {
  it('is reachable from one kind of content or another', () => {
    const starts: ContentInput[] = [
      video,
      { ...video, minDuration: null },
      { ...video, type: contentTypes.exercise },
      { ...video, type: contentTypes.pdf },
      { ...video, type: contentTypes.pdf, minDuration: null },
    ];
    const reached = starts.flatMap((input) =>
      statesReached(
        pathsOf(contentMachine, events, input, ({ context }) => [
          context.studiedSeconds,
          context.position === context.recordedPosition,
        ]),
      ),
    );
    const transient = ['choosingStudy', 'studying.arriving'];
    expect([...new Set(reached)].sort()).toEqual(
      stateNamesOf(contentMachine).filter((name) => !transient.includes(name)),
    );
  });
});

/** Opens a content; `done` lists what was opened and recorded, in order. */
function open(input: Partial<ContentInput> = {}, initialize: () => ContentStatus = () => fresh) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const actor = createActor(
    contentMachine.provide({
      actors: {
        initialize: fakePort(() => {
          done.push('initialize');
          return initialize();
        }),
      },
    }),
    { input: { ...video, ...input }, clock },
  );
  actor.on('act.record', ({ act }) => {
    if (act.kind === 'progress') done.push(`progress ${act.speedRate}`);
    else done.push(act.kind === 'checkpoint' ? `checkpoint ${act.seconds}` : act.kind);
  });
  actor.on('value.refused', ({ code }) => done.push(code));
  actor.start();
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  const stateOf = () => actor.getSnapshot().value;
  return { actor, done, pass, stateOf };
}
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

describe('studying', () => {
  it('records every 15 seconds of playback with the speed of that moment (PLAYER-08)', async () => {
    const { actor, done, pass } = open({ speedRate: 1.25 });
    await settle();
    actor.send({ type: 'playback.play' });
    pass(14);
    expect(done).toEqual(['initialize']);
    pass(1);
    expect(done).toEqual(['initialize', 'progress 1.25']);
    actor.send({ type: 'speed.change', speedRate: 2 });
    pass(15);
    expect(done).toEqual(['initialize', 'progress 1.25', 'progress 2']);
  });

  it('counts only what was played, over pauses', async () => {
    const { actor, done, pass } = open();
    await settle();
    pass(60);
    expect(done).toEqual(['initialize']);
    actor.send({ type: 'playback.play' });
    pass(10);
    actor.send({ type: 'playback.pause' });
    pass(60);
    actor.send({ type: 'playback.play' });
    pass(5);
    expect(done).toEqual(['initialize', 'progress 1']);
  });

  it('counts nothing while another window of the person counts, and goes on from where it was (PLAYER-11)', async () => {
    const { actor, done, pass } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    pass(10);
    actor.send({ type: 'count.yield' });
    pass(60);
    expect(done).toEqual(['initialize']);
    actor.send({ type: 'count.resume' });
    pass(4);
    expect(done).toEqual(['initialize']);
    pass(1);
    expect(done).toEqual(['initialize', 'progress 1']);
  });

  it('what was played since the last stretch is recorded at the end, as the part of a stretch that it is', async () => {
    const { actor, done, pass } = open({ speedRate: 2 });
    await settle();
    actor.send({ type: 'playback.play' });
    pass(29);
    actor.send({ type: 'playback.pause' });
    actor.send({ type: 'playback.end' });
    actor.send({ type: 'playback.end' });
    expect(done).toEqual(['initialize', 'progress 2', 'progress 2']);
    actor.send({ type: 'playback.play' });
    pass(5);
    actor.send({ type: 'playback.end' });
    pass(60);
    expect(done).toEqual(['initialize', 'progress 2', 'progress 2', 'progress 0.8']);
  });

  it('a film that is dragged to its end has studied nothing', async () => {
    const { actor, done, pass } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'playback.pause' });
    actor.send({ type: 'playback.end' });
    pass(60);
    expect(done).toEqual(['initialize']);
  });

  it.each([
    ['a package', contentTypes.scorm],
    ['a document', contentTypes.pdf],
  ])('%s counts from when it is on the stage, and not while it cannot be opened', async (_, type) => {
    const { actor, done, pass } = open({ type });
    await settle();
    pass(60);
    actor.send({ type: 'stage.fail' });
    pass(60);
    expect(done).toEqual(['initialize']);
    actor.send({ type: 'stage.open' });
    pass(30);
    expect(done).toEqual(['initialize', 'progress 1', 'progress 1']);
  });

  it('a document that comes while another tab is in front counts once it is seen', async () => {
    const { actor, done, pass } = open({ type: contentTypes.pdf });
    await settle();
    actor.send({ type: 'page.hide' });
    actor.send({ type: 'stage.open' });
    pass(60);
    expect(done).toEqual(['initialize']);
    actor.send({ type: 'page.show' });
    pass(15);
    expect(done).toEqual(['initialize', 'progress 1']);
  });

  it.each([
    ['broke off', { type: 'stage.fail' }, { type: 'stage.open' }],
    ['waits for its data', { type: 'playback.wait' }, { type: 'playback.resume' }],
  ] as const)('a film that %s does not count, and goes on from what was counted', async (_, stop, goOn) => {
    const { actor, done, pass } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    pass(10);
    actor.send(stop);
    pass(900);
    expect(done).toEqual(['initialize']);
    actor.send(goOn);
    actor.send({ type: 'playback.play' });
    pass(4);
    expect(done).toEqual(['initialize']);
    pass(1);
    expect(done).toEqual(['initialize', 'progress 1']);
  });

  it('a hidden video does not count, a hidden audio does', async () => {
    for (const [type, expected] of [
      [contentTypes.youtube, 1],
      [contentTypes.mp3, 4],
    ] as const) {
      const { actor, done, pass } = open({ type });
      await settle();
      actor.send({ type: 'playback.play' });
      actor.send({ type: 'page.hide' });
      pass(45);
      actor.send({ type: 'page.show' });
      pass(15);
      expect(done.filter((each) => each.startsWith('progress'))).toHaveLength(expected);
    }
  });

  it('finishes when the answered progress reaches 99, not before, and stops the clock (PLAYER-05, PLAYER-09)', async () => {
    const { actor, done, pass, stateOf } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    pass(15);
    actor.send({ type: 'progress.learn', progress: 98 });
    expect(stateOf()).toEqual({ studying: 'counting' });
    pass(15);
    actor.send({ type: 'progress.learn', progress: 99 });
    expect(stateOf()).toBe('finishing');
    pass(60);
    expect(done).toEqual(['initialize', 'progress 1', 'progress 1', 'finish']);
  });

  it('shows 100 and a reward once the server has the finish, until that is sent away (PLAYER-10)', async () => {
    const { actor, stateOf } = open();
    await settle();
    actor.send({ type: 'progress.learn', progress: 99 });
    expect(actor.getSnapshot().context.status).toMatchObject({ progress: 99, isFinished: false });
    actor.send({ type: 'finish.confirm' });
    expect(stateOf()).toBe('rewarded');
    expect(actor.getSnapshot().context.status).toMatchObject({ progress: 100, isFinished: true });
    actor.send({ type: 'reward.dismiss' });
    expect(stateOf()).toBe('finished');
  });

  it.each([
    ['a package', contentTypes.scorm],
    ['a document', contentTypes.pdf],
  ])('%s that cannot be opened counts, and is rewarded only once it is seen', async (_, type) => {
    const { actor, stateOf } = open({ type, minDuration: null });
    await settle();
    actor.send({ type: 'finish.confirm' });
    expect(stateOf()).toBe('counted');
    expect(actor.getSnapshot().context.status).toMatchObject({ progress: 100, isFinished: true });
    actor.send({ type: 'stage.fail' });
    expect(stateOf()).toBe('counted');
    actor.send({ type: 'stage.open' });
    expect(stateOf()).toBe('rewarded');
    actor.send({ type: 'stage.fail' });
    expect(stateOf()).toBe('counted');
  });

  it('a film that broke off is not celebrated over the message that says so', async () => {
    const { actor, stateOf } = open({ minDuration: null });
    await settle();
    actor.send({ type: 'stage.fail' });
    actor.send({ type: 'finish.confirm' });
    expect(stateOf()).toBe('counted');
  });

  it('an answer that comes late never takes progress back', async () => {
    const { actor } = open();
    await settle();
    for (const progress of [40, 30]) actor.send({ type: 'progress.learn', progress });
    expect(actor.getSnapshot().context.status.progress).toBe(40);
  });

  it('a content that was finished elsewhere is finished here, and nobody is rewarded twice', async () => {
    const { actor, done, stateOf } = open();
    await settle();
    actor.send({ type: 'finish.confirm' });
    expect([stateOf(), done]).toEqual(['finished', ['initialize']]);
  });

  it('a refused finish says why, and is recorded again when the person asks', async () => {
    const { actor, done, pass, stateOf } = open({ minDuration: null });
    await settle();
    actor.send({ type: 'finish.refuse', failure: refusal });
    expect([stateOf(), actor.getSnapshot().context.failure]).toEqual(['unfinished', refusal]);
    pass(60);
    expect(done).toEqual(['initialize', 'finish']);
    actor.send({ type: 'content.retry' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    actor.send({ type: 'finish.confirm' });
    expect([stateOf(), done]).toEqual(['rewarded', ['initialize', 'finish', 'finish']]);
  });
});

describe('opening', () => {
  it.each([
    [
      'a video without minimum finishes at once',
      { minDuration: null },
      ['initialize', 'finish'],
      'finishing',
    ],
    ['a minimum of 0 finishes at once', { minDuration: 0 }, ['initialize', 'finish'], 'finishing'],
    [
      'a document without minimum finishes at once',
      { type: 3, minDuration: null },
      ['initialize', 'finish'],
      'finishing',
    ],
    ['an exercise waits for its answers', { type: 4, minDuration: null }, ['initialize'], 'awaitingAnswers'],
    [
      'an evaluation form waits for its answers',
      { type: 6, minDuration: null },
      ['initialize'],
      'awaitingAnswers',
    ],
  ])('%s (PLAYER-31)', async (_, input, expected, state) => {
    const { done, stateOf } = open(input);
    await settle();
    expect([done, stateOf()]).toEqual([expected, state]);
  });

  it('a finished content saves neither progress nor finish, whatever happens (PLAYER-06)', async () => {
    const { actor, done, pass } = open({}, () => ({ progress: 100, isFinished: true, checkpoint: 42 }));
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 50 });
    actor.send({ type: 'page.hide' });
    pass(60);
    actor.send({ type: 'playback.end' });
    actor.send({ type: 'content.leave' });
    expect(done).toEqual(['initialize', 'checkpoint 50']);
    expect(actor.getSnapshot().context.resumesAt).toBe(42);
  });

  it('answers finish an exercise', async () => {
    const { actor, done, stateOf } = open({ type: 4, minDuration: null });
    await settle();
    actor.send({ type: 'answers.complete' });
    expect([done, stateOf()]).toEqual([['initialize', 'finish'], 'finishing']);
  });

  it('waits for its answers again when one of them was refused, and is finished with the next (FORMS-20)', async () => {
    const { actor, done, stateOf } = open({ type: 6, minDuration: null });
    await settle();
    actor.send({ type: 'answers.complete' });
    actor.send({ type: 'finish.withdraw' });
    expect([stateOf(), actor.getSnapshot().context.failure]).toEqual(['awaitingAnswers', undefined]);
    actor.send({ type: 'answers.complete' });
    expect([done, stateOf()]).toEqual([['initialize', 'finish', 'finish'], 'finishing']);
  });

  it('resumes at the saved second (PLAYER-15)', async () => {
    const { actor } = open({}, () => ({ ...fresh, progress: 45, checkpoint: 312 }));
    await settle();
    expect(actor.getSnapshot().context.resumesAt).toBe(312);
  });

  it.each([
    ['on another try', 'content.retry'],
    ['when its person has signed in again', 'session.renew'],
  ] as const)('says why it could not open, and opens %s', async (_, type) => {
    let tries = 0;
    const { actor, stateOf } = open({}, () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error(refusal.message), { code: refusal.code });
      return fresh;
    });
    await settle();
    expect([stateOf(), actor.getSnapshot().context.failure]).toEqual(['unavailable', refusal]);
    actor.send({ type });
    await settle();
    expect(stateOf()).toEqual({ studying: 'paused' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });
});

describe('the position', () => {
  it('is recorded with a tick, on pause, on hide and on leaving, and never twice', async () => {
    const { actor, done, pass } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 14 });
    pass(15);
    actor.send({ type: 'position.move', seconds: 20 });
    actor.send({ type: 'playback.pause' });
    actor.send({ type: 'page.hide' });
    actor.send({ type: 'position.move', seconds: 90 });
    actor.send({ type: 'page.hide' });
    actor.send({ type: 'position.move', seconds: 95 });
    actor.send({ type: 'content.leave' });
    expect(done).toEqual([
      'initialize',
      'progress 1',
      'checkpoint 14',
      'checkpoint 20',
      'checkpoint 90',
      'checkpoint 95',
    ]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'left', status: 'done' });
  });

  it.each([
    ['whose finish is on its way', fresh, []],
    ['whose finish was refused', fresh, [{ type: 'finish.refuse', failure: refusal }]],
    ['just finished', fresh, [{ type: 'finish.confirm' }]],
    ['that broke off when it was finished', fresh, [{ type: 'stage.fail' }, { type: 'finish.confirm' }]],
    ['finished before', { ...fresh, progress: 100, isFinished: true }, []],
  ] as const)(
    'of a film %s is recorded as ever, and within 15 s while it plays',
    async (_, status, before) => {
      const { actor, done, pass } = open({ minDuration: null }, () => status);
      await settle();
      for (const event of before) actor.send(event);
      const opened = done.length;
      actor.send({ type: 'playback.play' });
      for (let second = 0; second < 31; second += 1) {
        actor.send({ type: 'position.move', seconds: second });
        pass(1);
      }
      expect(done.slice(opened)).toEqual(['checkpoint 14', 'checkpoint 29']);
      actor.send({ type: 'position.move', seconds: 40 });
      actor.send({ type: 'playback.pause' });
      actor.send({ type: 'position.move', seconds: 50 });
      actor.send({ type: 'page.hide' });
      actor.send({ type: 'position.move', seconds: 60 });
      actor.send({ type: 'playback.end' });
      pass(60);
      actor.send({ type: 'position.move', seconds: -1 });
      actor.send({ type: 'position.move', seconds: 70 });
      actor.send({ type: 'content.leave' });
      pass(60);
      const moved = [40, 50, 60].map((seconds) => `checkpoint ${seconds}`);
      expect(done.slice(opened + 2)).toEqual([...moved, 'INVALID_CHECKPOINT', 'checkpoint 70']);
    },
  );

  it('goes on being recorded where a film is left that has reached its minimum meanwhile', async () => {
    const { actor, done, pass } = open({ minDuration: 45 });
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 15 });
    pass(15);
    actor.send({ type: 'progress.learn', progress: 99 });
    actor.send({ type: 'finish.confirm' });
    actor.send({ type: 'position.move', seconds: 2400 });
    actor.send({ type: 'playback.pause' });
    actor.send({ type: 'content.leave' });
    expect(done).toEqual(['initialize', 'progress 1', 'checkpoint 15', 'finish', 'checkpoint 2400']);
  });

  it.each([{ isFinished: false }, { isFinished: true }])(
    'is not recorded where the medium only stands where it was left (%o)',
    async ({ isFinished }) => {
      const { actor, done, pass } = open({}, () => ({ ...fresh, isFinished, checkpoint: 312 }));
      await settle();
      actor.send({ type: 'position.move', seconds: 312 });
      pass(60);
      actor.send({ type: 'page.hide' });
      actor.send({ type: 'content.leave' });
      expect(done).toEqual(['initialize']);
    },
  );

  it('is recorded before the event that asks for it returns: a page that closes has no more time', async () => {
    const { actor, done } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    actor.send({ type: 'position.move', seconds: 7 });
    actor.send({ type: 'page.hide' });
    expect(done).toEqual(['initialize', 'checkpoint 7']);
  });

  it('leaving without anything new records nothing, then or later (PLAYER-11)', async () => {
    const { actor, done, pass, stateOf } = open();
    await settle();
    actor.send({ type: 'playback.play' });
    pass(14);
    actor.send({ type: 'content.leave' });
    pass(60);
    expect([done, stateOf()]).toEqual([['initialize'], 'left']);
  });

  it('a value that is refused is neither kept nor recorded (PLAYER-14)', async () => {
    const { actor, done } = open();
    await settle();
    actor.send({ type: 'position.move', seconds: -1 });
    actor.send({ type: 'speed.change', speedRate: 2.5 });
    actor.send({ type: 'speed.change', speedRate: 0 });
    expect(done).toEqual(['initialize', 'INVALID_CHECKPOINT', 'INVALID_SPEED_RATE', 'INVALID_SPEED_RATE']);
    expect(actor.getSnapshot().context).toMatchObject({ position: undefined, speedRate: 1 });
  });
});

it('a snapshot is JSON, and opens where it was taken', async () => {
  const { actor, pass } = open();
  await settle();
  actor.send({ type: 'playback.play' });
  pass(7);
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const again = createActor(contentMachine, { input: video, snapshot });
  again.start();
  expect(again.getSnapshot().matches({ studying: 'counting' })).toBe(true);
  expect(again.getSnapshot().context.studiedSeconds).toBe(7);
  again.stop();
});
