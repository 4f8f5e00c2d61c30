import { ApiError } from '@student/api-client';
import type { Seat } from '@student/machines';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import { takeUpEnrolment } from './enrolments.ts';

const seat: Seat = { kind: 'eventClass', eventId: 1, classId: 11 };
const known = { seat, isEnrolled: false, holder: { id: 1, name: 'Ana', imageUrl: null } };
const full = new ApiError({ code: 'MAX_CAPACITY_REACHED', status: 409, message: 'Não há mais vagas.' });

/** An app whose calls are answered by hand. */
function open() {
  let answer = Promise.withResolvers<unknown>();
  let begun = 0;
  const messages = createMessages();
  const services = {
    request: () => answer.promise,
    queryClient: new QueryClient(),
    platform: {},
    messages,
    session: { begun: () => begun },
    ended: new AbortController().signal,
  } as unknown as Services;
  return {
    services,
    told: () => messages.list().map(({ text }) => text),
    refuse: async () => {
      answer.reject(full);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      answer = Promise.withResolvers();
    },
    signInAsAnother: () => {
      begun += 1;
    },
  };
}

it('what became of a press is told where its page is, else elsewhere, and once', async () => {
  const { services, refuse, told } = open();
  const { actor, show } = takeUpEnrolment(services, known);
  const leave = show();
  actor.send({ type: 'seat.take' });
  await refuse();
  expect(told()).toEqual([]);
  actor.send({ type: 'seat.take' });
  leave();
  // Its page is opened again while the call is on its way: it is the same press.
  const again = takeUpEnrolment(services, known);
  expect(again.actor).toBe(actor);
  again.show()();
  await refuse();
  expect(told()).toEqual(['Sua matrícula não foi feita: Não há mais vagas.']);
  // What was told elsewhere is not told once more by the page.
  expect(takeUpEnrolment(services, known).actor.getSnapshot().context.failure).toBeUndefined();
});

it('a seat that no page shows begins anew when its page is opened again; one that a call is on its way for goes on', () => {
  const { services } = open();
  const first = takeUpEnrolment(services, known);
  first.show()();
  const second = takeUpEnrolment(services, known);
  expect(second.actor).not.toBe(first.actor);
  const leave = second.show();
  second.actor.send({ type: 'seat.take' });
  leave();
  expect(takeUpEnrolment(services, known).actor).toBe(second.actor);
});

it('what somebody else has pressed in this tab ends with their session', () => {
  const { services, signInAsAnother } = open();
  const first = takeUpEnrolment(services, known);
  first.actor.send({ type: 'seat.take' });
  signInAsAnother();
  expect(takeUpEnrolment(services, known).actor).not.toBe(first.actor);
  expect(first.actor.getSnapshot().status).toBe('stopped');
});
