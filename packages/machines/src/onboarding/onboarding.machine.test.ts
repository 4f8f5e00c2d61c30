import type { OnboardingDraft } from '@student/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingEvent } from './onboarding.types.ts';

const offline = { code: 'NO_RESPONSE' };
const photo = { image: 'data:image/jpeg;base64,AA' };
const draft: OnboardingDraft = { socialName: 'Caio', biography: 'Oi.', interests: [3, 7], photo };
const withoutPhoto: OnboardingDraft = { ...draft, photo: undefined };
const finish = (given = draft): OnboardingEvent => ({ type: 'onboarding.finish', draft: given });

const part = (name: string) => `0.onboarding.finishing.${name}`;
const events = [
  finish(),
  finish(withoutPhoto),
  { type: 'photo.leaveOut' },
  { type: 'steps.review' },
  { type: `xstate.done.actor.${part('sendingPhoto')}`, output: { path: '/files/uploads/1f.jpg' } },
  { type: `xstate.error.actor.${part('sendingPhoto')}`, error: offline },
  { type: `xstate.done.actor.${part('relatingInterests')}`, output: undefined },
  { type: `xstate.error.actor.${part('relatingInterests')}`, error: offline },
  { type: `xstate.done.actor.${part('saving')}`, output: undefined },
  { type: `xstate.error.actor.${part('saving')}`, error: offline },
];

const transient = 'finishing.choosingPart';

it('every state of the onboarding is reachable', () => {
  expect(statesReached(pathsOf(onboardingMachine, events, undefined))).toEqual(
    stateNamesOf(onboardingMachine).filter((name) => name !== transient),
  );
});

it('every state says what it is', () => {
  const states = Object.values(onboardingMachine.root.states);
  for (const state of [...states, ...states.flatMap(({ states: inner }) => Object.values(inner))])
    expect(state.description).toMatch(/\.$/);
});

type Ports = { sendPhoto?: () => unknown; relateInterests?: () => unknown; saveOnboarding?: () => unknown };

function start(ports: Ports = {}) {
  const calls: [string, unknown][] = [];
  const emitted: unknown[] = [];
  const called =
    <Output>(name: keyof Ports, answer: Output) =>
    async (given: unknown): Promise<Output> => {
      calls.push([name, given]);
      await ports[name]?.();
      return answer;
    };
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        sendPhoto: fakePort(called('sendPhoto', { path: '/files/uploads/1f.jpg' })),
        relateInterests: fakePort(called('relateInterests', undefined)),
        saveOnboarding: fakePort(called('saveOnboarding', undefined)),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const stands = (value: unknown) => vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(value));
  return { actor, calls, emitted, stands, names: () => calls.map(([name]) => name) };
}

/** Fails this many times, then answers. */
const failing = (times: number, error: unknown = offline) => {
  let left = times;
  return () => {
    if (left-- > 0) throw error;
  };
};

const saved = {
  user: {
    socialName: 'Caio',
    biography: 'Oi.',
    interests: [3, 7],
    image: '/files/uploads/1f.jpg',
    profilePictureExtension: 'jpg',
  },
};

describe('finishing', () => {
  it('sends the photo, relates the interests and saves the person, once for two presses (ONBOARD-13, ONBOARD-15, ONBOARD-16)', async () => {
    const { actor, calls, emitted, stands } = start();
    actor.send(finish());
    actor.send(finish());
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await stands('finished');
    expect(calls).toEqual([
      ['sendPhoto', { image: photo.image }],
      ['relateInterests', { interests: [3, 7] }],
      ['saveOnboarding', saved],
    ]);
    expect(emitted).toEqual([
      { type: 'photo.sent', path: '/files/uploads/1f.jpg' },
      { type: 'onboarding.finished' },
    ]);
  });

  it('without a new photo sends none and names none (ONBOARD-15)', async () => {
    const { actor, calls, stands } = start();
    actor.send(finish(withoutPhoto));
    await stands('finished');
    expect(calls).toEqual([
      ['relateInterests', { interests: [3, 7] }],
      ['saveOnboarding', { user: { socialName: 'Caio', biography: 'Oi.', interests: [3, 7] } }],
    ]);
  });

  it('does not send a photo that the server keeps already', async () => {
    const { actor, calls, names, stands } = start();
    actor.send(finish({ ...draft, photo: { ...photo, path: '/files/uploads/1f.jpg' } }));
    await stands('finished');
    expect(names()).toEqual(['relateInterests', 'saveOnboarding']);
    expect(calls[1]).toEqual(['saveOnboarding', saved]);
  });
});

describe('a part that fails', () => {
  it('the photo is told, and tried again', async () => {
    const { actor, names, stands } = start({ sendPhoto: failing(1) });
    actor.send(finish());
    await stands('photoFailed');
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'NO_RESPONSE' });
    actor.send(finish());
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    await stands('finished');
    expect(names()).toEqual(['sendPhoto', 'sendPhoto', 'relateInterests', 'saveOnboarding']);
  });

  it('the photo can be left out', async () => {
    const { actor, calls, emitted, stands } = start({ sendPhoto: failing(9, { code: 'IMAGE_TOO_LARGE' }) });
    actor.send(finish());
    await stands('photoFailed');
    actor.send({ type: 'photo.leaveOut' });
    await stands('finished');
    expect(calls.at(-1)).toEqual([
      'saveOnboarding',
      { user: { socialName: 'Caio', biography: 'Oi.', interests: [3, 7] } },
    ]);
    expect(emitted).toEqual([{ type: 'photo.leftOut' }, { type: 'onboarding.finished' }]);
  });

  it('the interests are tried again without the photo', async () => {
    const { actor, names, stands } = start({ relateInterests: failing(1) });
    actor.send(finish());
    await stands('interestsFailed');
    actor.send(finish({ ...draft, photo: { ...photo, path: '/files/uploads/1f.jpg' } }));
    await stands('finished');
    expect(names()).toEqual(['sendPhoto', 'relateInterests', 'relateInterests', 'saveOnboarding']);
  });

  it('saving is tried again alone; other interests are related first', async () => {
    const sent = { ...draft, photo: { ...photo, path: '/files/uploads/1f.jpg' } };
    const { actor, names, stands } = start({ saveOnboarding: failing(2) });
    actor.send(finish(sent));
    await stands('savingFailed');
    actor.send(finish(sent));
    await stands('savingFailed');
    actor.send({ type: 'steps.review' });
    expect(actor.getSnapshot().value).toBe('introducing');
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    actor.send(finish({ ...sent, interests: [3] }));
    await stands('finished');
    expect(names()).toEqual([
      'relateInterests',
      'saveOnboarding',
      'saveOnboarding',
      'relateInterests',
      'saveOnboarding',
    ]);
  });

  it('what goes wrong otherwise is unexpected', async () => {
    const { actor, stands } = start({ saveOnboarding: failing(1, new Error('broken')) });
    actor.send(finish());
    await stands('savingFailed');
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'UNEXPECTED_ERROR' });
  });
});
