import { getCurrentUser, initializeCourseContent } from '@student/api-client';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Services } from '../../services.ts';
import { personIn, type SessionState } from '../../session/session.ts';
import { ana, helena } from '../../session/testing/people.ts';
import { providedContent } from './content.provided.ts';

/** A content that is opened while the device holds Ana for `status`; `confirms` is who the server says is there. */
async function open(status: 'remembered' | 'present' | 'expired', confirms?: typeof ana) {
  let state = { status, person: ana } as SessionState;
  const calls: string[] = [];
  const outbox = { flush: async () => void calls.push('flush'), lane: () => undefined };
  const services = {
    session: {
      get: () => state,
      arrive: (person: typeof ana) => {
        state = { status: 'present', person };
      },
    },
    outboxes: {
      open: async (personId: number) =>
        state.status === 'present' && personIn(state)?.id === personId ? outbox : undefined,
    },
    request: async (endpoint: unknown) => {
      if (endpoint === initializeCourseContent) {
        calls.push('initialize');
        return { progress: 12, finishedAt: null, checkpoint: null, scormCheckpoints: [] };
      }
      if (endpoint !== getCurrentUser) throw { code: 'NO_RESPONSE' };
      calls.push('person');
      if (!confirms) throw { code: 'NO_RESPONSE' };
      return { user: confirms, companies: [] };
    },
  } as unknown as Services;
  const placed = { place: { kind: 'course' as const, courseId: 1 }, contentId: 2 };
  const actor = createActor(providedContent(services, placed, ana.id), {
    input: { content: 'course/1/2', type: 1, minDuration: 60 },
  });
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('opening')).toBe(false));
  const { value, context } = actor.getSnapshot();
  return { value, calls, failure: context.failure?.code, person: personIn(state)?.name };
}

it('a confirmed person studies into their outbox', async () => {
  expect(await open('present')).toMatchObject({
    value: { studying: 'paused' },
    calls: ['flush', 'initialize'],
  });
});

it('a person who is only remembered is confirmed before the content opens, so that their study is kept', async () => {
  expect(await open('remembered', ana)).toMatchObject({
    value: { studying: 'paused' },
    calls: ['person', 'flush', 'initialize'],
  });
});

it.each([
  ['whose session is over', 'expired', undefined, 'ACCESS_SESSION_EXPIRED', []],
  ['whom nobody can confirm', 'remembered', undefined, 'NO_RESPONSE', ['person']],
  ['whose place somebody else has taken', 'remembered', helena, 'ACCESS_SESSION_EXPIRED', ['person']],
] as const)(
  'for a person %s nothing opens, and it is said why',
  async (_, status, confirms, failure, calls) => {
    expect(await open(status, confirms)).toMatchObject({ value: 'unavailable', failure, calls });
  },
);
