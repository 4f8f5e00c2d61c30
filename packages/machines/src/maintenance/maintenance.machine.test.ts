import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort, silentPort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { maintenanceMachine } from './maintenance.machine.ts';
import type { Asking, Rest } from './maintenance.types.ts';

const rests: Rest = { isMaintenanceMode: true };
const works: Rest = { isMaintenanceMode: false };

const events = [
  { type: 'rest.ask' },
  { type: 'page.show' },
  { type: 'network.return' },
  ...['asking', 'looking'].flatMap((state) => [
    { type: `xstate.done.actor.0.maintenance.${state}`, output: rests },
    { type: `xstate.done.actor.0.maintenance.${state}`, output: works },
    { type: `xstate.error.actor.0.maintenance.${state}`, error: { code: 'NO_RESPONSE' } },
  ]),
];

it('every state of the maintenance is reachable', () => {
  expect(statesReached(pathsOf(maintenanceMachine, events, undefined))).toEqual(
    stateNamesOf(maintenanceMachine),
  );
});

/** The server's answers, one after the other. */
function start(...answers: (Rest | 'fails' | 'silent')[]) {
  const asked: Asking[] = [];
  const readConfiguration =
    answers[0] === 'silent'
      ? silentPort<Rest, Asking>()
      : fakePort<Rest, Asking>((input) => {
          const answer = answers[asked.push(input) - 1];
          if (!answer || typeof answer === 'string') throw { code: 'NO_RESPONSE' };
          return answer;
        });
  const clock = new SimulatedClock();
  const actor = createActor(maintenanceMachine.provide({ actors: { readConfiguration } }), { clock });
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    const { value, context } = actor.getSnapshot();
    return [value, context.isConfirmed];
  };
  return { actor, asked, clock, settle };
}

it('whoever asks is told that it goes on, or goes on', async () => {
  const { actor, asked, settle } = start(rests, works);
  actor.send({ type: 'rest.ask' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(await settle()).toEqual(['resting', true]);
  actor.send({ type: 'rest.ask' });
  expect(await settle()).toEqual(['over', true]);
  expect(asked).toEqual([{ isPerson: true }, { isPerson: true }]);
});

it('a second press asks nothing more', async () => {
  const { actor, asked, settle } = start(rests, rests);
  actor.send({ type: 'rest.ask' });
  actor.send({ type: 'rest.ask' });
  await settle();
  expect(asked).toHaveLength(1);
});

it('the page asks by itself every minute, and not before', async () => {
  const { asked, clock, settle } = start(rests, works);
  clock.increment(59_999);
  await settle();
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(await settle()).toEqual(['resting', false]);
  clock.increment(60_000);
  expect(await settle()).toEqual(['over', false]);
  expect(asked).toEqual([{ isPerson: false }, { isPerson: false }]);
});

it.each(['page.show', 'network.return'] as const)('%s asks at once', async (type) => {
  const { actor, asked, settle } = start(works);
  actor.send({ type });
  expect(await settle()).toEqual(['over', false]);
  expect(asked).toEqual([{ isPerson: false }]);
});

it('what cannot be read changes nothing, and is asked again a minute later', async () => {
  const { actor, clock, settle } = start('fails', 'fails', works);
  actor.send({ type: 'page.show' });
  expect(await settle()).toEqual(['resting', false]);
  actor.send({ type: 'rest.ask' });
  expect(await settle()).toEqual(['resting', false]);
  clock.increment(60_000);
  expect(await settle()).toEqual(['over', false]);
});

it('whoever presses while the page looks is the one who asks', () => {
  const { actor } = start('silent');
  actor.send({ type: 'page.show' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  actor.send({ type: 'rest.ask' });
  expect(actor.getSnapshot().value).toBe('asking');
});
