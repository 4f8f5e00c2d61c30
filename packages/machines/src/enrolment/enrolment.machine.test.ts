import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { filled } from '../port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { enrolmentMachine } from './enrolment.machine.ts';
import type { EnrolmentEvent, Seat } from './enrolment.types.ts';

const seat: Seat = { kind: 'eventClass', eventId: 1, classId: 11 };
const training: Seat = { kind: 'trainingCourse', trainingCourseId: 2 };
const full = { code: 'MAX_CAPACITY_REACHED', message: 'Não há mais vagas para essa turma.' };
const lost = { code: 'NO_RESPONSE' };

/** The innermost state. */
const nameIn = ({ value }: { value: unknown }): unknown =>
  typeof value === 'object' && value ? Object.values(value)[0] : value;

const events = [
  { type: 'seat.take' },
  { type: 'seat.leave' },
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
  { type: 'seat.learn', isEnrolled: true },
  { type: 'seat.learn', isEnrolled: false },
  ...['enrolling', 'leaving'].flatMap((state) => [
    { type: `xstate.done.actor.0.enrolment.${state}` },
    ...[full, lost, { code: 'ALREADY_ENROLLED' }, { code: 'NOT_ENROLLED' }].map((error) => ({
      type: `xstate.error.actor.0.enrolment.${state}`,
      error,
    })),
  ]),
];

it('every state of an enrolment is reachable', () => {
  const reached = [true, false].flatMap((isEnrolled) =>
    statesReached(pathsOf(enrolmentMachine, events, { seat, isEnrolled })),
  );
  // The first state is left in the same breath.
  expect([...new Set([...reached, 'resting.begun'])].sort()).toEqual(stateNamesOf(enrolmentMachine));
});

it('a failure is held only where it is told: after a refusal, and beside a seat that was taken or given back elsewhere', () => {
  const held = [true, false].flatMap((isEnrolled) =>
    pathsOf(enrolmentMachine, events, { seat, isEnrolled }, ({ context }) => [
      context.failure?.code,
      context.isAnswerLost,
    ]).flatMap(({ state }) =>
      state.context.failure ? [`${nameIn(state)}: ${state.context.failure.code}`] : [],
    ),
  );
  expect([...new Set(held)].sort()).toEqual(
    [
      ...['ALREADY_ENROLLED', 'MAX_CAPACITY_REACHED', 'NO_RESPONSE'].map((code) => `leavingRefused: ${code}`),
      ...['MAX_CAPACITY_REACHED', 'NOT_ENROLLED', 'NO_RESPONSE'].map((code) => `enrolmentRefused: ${code}`),
      'enrolled: ALREADY_ENROLLED',
      'free: NOT_ENROLLED',
    ].sort(),
  );
});

/** An enrolment whose calls are answered by hand. */
function start(isEnrolled = false, at: Seat = seat) {
  const calls: unknown[] = [];
  const emitted: unknown[] = [];
  let answer = Promise.withResolvers<void>();
  let actor: ActorRefFrom<typeof enrolmentMachine>;
  const told = (name: string) =>
    filled<unknown, Seat>((input) => {
      calls.push([name, input, actor.getSnapshot().hasTag('seated')]);
      answer = Promise.withResolvers<void>();
      return answer.promise;
    });
  actor = createActor(enrolmentMachine.provide({ actors: { enrol: told('enrol'), leave: told('leave') } }), {
    input: { seat: at, isEnrolled },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    send: (...types: Exclude<EnrolmentEvent['type'], 'seat.learn'>[]) => {
      for (const type of types) actor.send({ type });
    },
    learn: (isNow: boolean) => actor.send({ type: 'seat.learn', isEnrolled: isNow }),
    done: async () => {
      answer.resolve();
      await turns();
    },
    refuse: async (error: { code: string; message?: string }) => {
      answer.reject(error);
      await turns();
    },
    calls,
    emitted,
    stands: () => [nameIn(actor.getSnapshot()), actor.getSnapshot().hasTag('seated')],
    code: () => actor.getSnapshot().context.failure?.code,
  };
}

const fail = (isEnrolled: boolean, code: string) => ({
  type: 'seat.fail',
  isEnrolled,
  failure: expect.objectContaining({ code }),
});
const correct = (isEnrolled: boolean) => ({ type: 'seat.correct', isEnrolled });
const saved = (isEnrolled: boolean) => ({ type: 'seat.save', isEnrolled });

describe('enrolling', () => {
  it('shows the seat at once, sends one call however often it is pressed, and keeps it (EVENT-05, EVENT-24)', async () => {
    const { send, done, calls, emitted, stands } = start();
    send('seat.take', 'seat.take', 'seat.leave');
    expect([stands(), calls]).toEqual([['enrolling', true], [['enrol', seat, true]]]);
    await done();
    expect([stands(), emitted]).toEqual([['enrolled', true], [saved(true)]]);
  });

  it.each(['MAX_CAPACITY_REACHED', 'EVENT_CLASS_FINISHED', 'VALIDATION_ERROR', 'NO_RESPONSE'])(
    'gives the seat back where the answer is %s, says so, and may be tried again',
    async (code) => {
      const { send, refuse, calls, emitted, stands, code: shown } = start();
      send('seat.take');
      await refuse({ code });
      expect([stands(), shown(), emitted]).toEqual([['enrolmentRefused', false], code, [fail(false, code)]]);
      send('seat.take');
      expect([stands(), shown(), calls.length]).toEqual([['enrolling', true], undefined, 2]);
    },
  );

  it('a seat that was taken elsewhere is shown, and told (EVENT-07)', async () => {
    const { send, refuse, emitted, stands, code } = start();
    send('seat.take');
    await refuse({ code: 'ALREADY_ENROLLED' });
    expect([stands(), code(), emitted]).toEqual([['enrolled', true], 'ALREADY_ENROLLED', [correct(true)]]);
  });

  it('asked again after a lost answer, the seat that was taken then is the one', async () => {
    const { send, refuse, emitted, stands, code } = start();
    send('seat.take');
    await refuse(lost);
    send('seat.take');
    await refuse({ code: 'ALREADY_ENROLLED' });
    expect([stands(), code(), emitted]).toEqual([
      ['enrolled', true],
      undefined,
      [fail(false, 'NO_RESPONSE'), saved(true)],
    ]);
  });
});

it.each([false, true])(
  'after a lost answer it is told once what is read anew: the call has been done (enrolled before: %s)',
  async (isEnrolled) => {
    const { send, learn, refuse, emitted, code } = start(isEnrolled);
    if (isEnrolled) send('seat.leave', 'leave.confirm');
    else send('seat.take');
    await refuse(lost);
    learn(isEnrolled);
    expect(emitted).toEqual([fail(isEnrolled, 'NO_RESPONSE')]);
    learn(!isEnrolled);
    learn(!isEnrolled);
    expect([code(), emitted]).toEqual([undefined, [fail(isEnrolled, 'NO_RESPONSE'), saved(!isEnrolled)]]);
  },
);

describe('leaving', () => {
  it('asks first, and may be called off', () => {
    const { send, calls, stands } = start(true);
    send('seat.leave');
    expect(stands()).toEqual(['askingToLeave', true]);
    send('leave.cancel');
    expect([stands(), calls]).toEqual([['enrolled', true], []]);
  });

  it.each([seat, training])(
    'the seat of %j is shown as given back before its one call (EVENT-06, EVENT-25)',
    async (at) => {
      const { send, done, calls, emitted, stands } = start(true, at);
      send('seat.leave', 'leave.confirm', 'leave.confirm');
      expect([stands(), calls]).toEqual([['leaving', false], [['leave', at, false]]]);
      await done();
      expect([stands(), emitted]).toEqual([['free', false], [saved(false)]]);
    },
  );

  it('a finished class is not left: the seat is shown again, and may be asked for again (EVENT-10)', async () => {
    const { send, refuse, stands, code } = start(true);
    send('seat.leave', 'leave.confirm');
    await refuse({ code: 'EVENT_CLASS_FINISHED' });
    expect([stands(), code()]).toEqual([['leavingRefused', true], 'EVENT_CLASS_FINISHED']);
    send('seat.leave');
    expect(stands()).toEqual(['askingToLeave', true]);
  });

  it.each([
    ['told where it was given back elsewhere', [], [correct(false)]],
    [
      'the one that was asked for where the answer before was lost',
      [lost],
      [fail(true, 'NO_RESPONSE'), saved(false)],
    ],
  ])('a seat that is none any more is %s', async (_, before, told) => {
    const { send, refuse, emitted, stands } = start(true);
    for (const error of [...before, { code: 'NOT_ENROLLED' }]) {
      send('seat.leave', 'leave.confirm');
      await refuse(error);
    }
    expect([stands(), emitted]).toEqual([['free', false], told]);
  });
});

describe('what is read anew', () => {
  it('changes what is shown, also after a refusal and under the question (EVENT-18)', async () => {
    const { send, learn, refuse, stands } = start();
    learn(true);
    expect(stands()).toEqual(['enrolled', true]);
    send('seat.leave');
    learn(false);
    expect(stands()).toEqual(['free', false]);
    send('seat.take');
    await refuse(full);
    learn(false);
    expect(stands()).toEqual(['enrolmentRefused', false]);
    learn(true);
    expect(stands()).toEqual(['enrolled', true]);
  });

  it('changes nothing while a call is on its way: it may be older', () => {
    const { send, learn, stands } = start();
    send('seat.take');
    learn(false);
    expect(stands()).toEqual(['enrolling', true]);
  });
});
