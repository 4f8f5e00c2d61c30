import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort, silentPort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { isSilent, storyViewerMachine } from './story-viewer.machine.ts';
import type { PlayOutcome, StoryViewerInput } from './story-viewer.types.ts';

const input: StoryViewerInput = { pillId: 3, isWatched: false, muted: false, advances: true };

const events = [
  { type: 'pill.show', pillId: 4, isWatched: true },
  { type: 'media.play' },
  { type: 'media.wait' },
  { type: 'media.pause' },
  { type: 'media.end' },
  { type: 'media.fail' },
  { type: 'playback.toggle' },
  { type: 'sound.toggle' },
  { type: 'hold.begin' },
  { type: 'hold.end' },
  { type: 'page.hide' },
  { type: 'page.show' },
  { type: 'cover.begin' },
  { type: 'cover.end' },
  { type: 'pill.retry' },
  { type: 'viewer.close' },
  { type: 'xstate.after.patience.storyViewer.opening.waiting' },
  { type: 'xstate.after.patience.storyViewer.playing.buffering' },
  { type: 'xstate.done.actor.0.storyViewer.opening', output: 'playing' },
  { type: 'xstate.done.actor.0.storyViewer.opening', output: 'refused' },
  { type: 'xstate.error.actor.0.storyViewer.opening', error: {} },
];

it('every state of the story viewer is reachable', () => {
  const paths = [true, false].flatMap((advances) =>
    pathsOf(storyViewerMachine, events, { ...input, advances }, ({ context }) => [
      context.isSilenced,
      context.muted,
    ]),
  );
  expect(statesReached(paths)).toEqual(stateNamesOf(storyViewerMachine));
});

type Start = Partial<StoryViewerInput> & {
  /** What asking it to play comes to, aloud and silently. */
  aloud?: PlayOutcome | 'fails' | 'silent';
  silently?: PlayOutcome;
};

async function start({ aloud = 'playing', silently = 'playing', ...given }: Start = {}) {
  const told: unknown[] = [];
  const clock = new SimulatedClock();
  const play =
    aloud === 'silent'
      ? silentPort<PlayOutcome, { pillId: number; muted: boolean }>()
      : fakePort<PlayOutcome, { pillId: number; muted: boolean }>(({ pillId, muted }) => {
          told.push(`play ${pillId} ${muted ? 'silently' : 'aloud'}`);
          if (aloud === 'fails') throw { code: 'NO_RESPONSE' };
          return muted ? silently : aloud;
        });
  const actor = createActor(storyViewerMachine.provide({ actors: { play } }), {
    input: { ...input, ...given },
    clock,
  });
  actor.on('*', (event) =>
    told.push(event.type === 'act.record' ? `${event.act.kind} ${event.pillId}` : event.type),
  );
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    return told.splice(0);
  };
  const send = async (...types: Parameters<typeof actor.send>[0][]) => {
    for (const event of types) actor.send(event);
    return settle();
  };
  const first = await settle();
  const value = () => actor.getSnapshot().value;
  return { actor, clock, first, send, value };
}

describe('a pill', () => {
  it('plays by itself, and is told as watched when it does (PILL-08, PILL-10)', async () => {
    const { first, value } = await start();
    expect([first, value()]).toEqual([['play 3 aloud', 'watch 3'], { playing: 'running' }]);
  });

  it('that was watched before is not told again, nor one that goes on after a rest (PILL-10)', async () => {
    const watched = await start({ isWatched: true });
    expect(watched.first).toEqual(['play 3 aloud']);
    const { send } = await start();
    expect(await send({ type: 'hold.begin' }, { type: 'hold.end' })).toEqual(['media.stop', 'play 3 aloud']);
  });

  it('that does not play is not told as watched', async () => {
    const silent = await start({ aloud: 'silent' });
    const failed = await start({ aloud: 'fails' });
    const refused = await start({ aloud: 'refused', silently: 'refused' });
    expect([silent.first, failed.first]).toEqual([[], ['play 3 aloud']]);
    expect([refused.first, refused.value()]).toEqual([['play 3 aloud', 'play 3 silently'], 'refused']);
  });

  it('that ends is followed by the next, once (PILL-09)', async () => {
    const { send, value } = await start();
    expect(await send({ type: 'media.end' }, { type: 'media.end' })).toEqual(['pill.end']);
    expect(value()).toBe('advancing');
    expect(await send({ type: 'pill.show', pillId: 4, isWatched: false })).toEqual([
      'play 4 aloud',
      'watch 4',
    ]);
  });

  it('is followed by none where nothing may move by itself; pressed, it plays once more', async () => {
    const { send, value } = await start({ advances: false });
    expect([await send({ type: 'media.end' }), value()]).toEqual([[], 'ended']);
    expect(await send({ type: 'playback.toggle' })).toEqual(['play 3 aloud']);
  });

  it('that fails is tried again from the start when asked to', async () => {
    const { send, value } = await start();
    await send({ type: 'media.fail' });
    expect(value()).toBe('failed');
    expect(await send({ type: 'pill.retry' })).toEqual(['media.reload', 'play 3 aloud']);
  });
});

describe('a pill rests', () => {
  it.each([
    ['a finger', 'hold.begin', 'held', 'hold.end'],
    ['another tab', 'page.hide', 'away', 'page.show'],
    ['another dialog', 'cover.begin', 'covered', 'cover.end'],
    ['the pause button', 'playback.toggle', 'paused', 'playback.toggle'],
  ] as const)('under %s, and goes on afterwards', async (_, begins, state, ends) => {
    const { send, value } = await start();
    expect([await send({ type: begins }), value()]).toEqual([['media.stop'], state]);
    expect([await send({ type: ends }), value()]).toEqual([['play 3 aloud'], { playing: 'running' }]);
  });

  it('that was paused stays so, whatever comes and goes', async () => {
    const { send, value } = await start();
    await send({ type: 'playback.toggle' });
    await send({ type: 'page.hide' }, { type: 'page.show' }, { type: 'cover.begin' }, { type: 'cover.end' });
    expect(value()).toBe('paused');
  });
});

describe('sound', () => {
  it('that the browser refuses is off for now, and nothing is remembered', async () => {
    const { actor, first, value } = await start({ aloud: 'refused' });
    expect([first, value()]).toEqual([
      ['play 3 aloud', 'play 3 silently', 'watch 3'],
      { playing: 'running' },
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ muted: false, isSilenced: true });
  });

  it('is what the person chose, for the next pill too', async () => {
    const { actor, send } = await start({ aloud: 'refused' });
    expect(await send({ type: 'sound.toggle' })).toEqual(['sound.choose']);
    expect(isSilent(actor.getSnapshot().context)).toBe(false);
    await send({ type: 'sound.toggle' });
    expect(await send({ type: 'pill.show', pillId: 4, isWatched: true })).toEqual(['play 4 silently']);
  });

  it('comes with the press that a refused pill waited for', async () => {
    const { send } = await start({ aloud: 'refused', silently: 'refused' });
    expect((await send({ type: 'playback.toggle' }))[0]).toBe('play 3 aloud');
  });
});

describe('a slow network', () => {
  it('is told after six seconds, before the first picture and later', async () => {
    const opening = await start({ aloud: 'silent' });
    opening.clock.increment(5999);
    expect(opening.value()).toEqual({ opening: 'waiting' });
    opening.clock.increment(1);
    expect(opening.value()).toEqual({ opening: 'slow' });
    const { clock, send, value } = await start();
    await send({ type: 'media.wait' });
    clock.increment(6000);
    expect(value()).toEqual({ playing: 'slow' });
    await send({ type: 'media.play' });
    expect(value()).toEqual({ playing: 'running' });
  });
});

it('closing stops the medium and is told (PILL-07, PILL-12)', async () => {
  const { send, value } = await start();
  expect(await send({ type: 'viewer.close' })).toEqual(['media.stop', 'viewer.leave']);
  expect(value()).toBe('left');
});
