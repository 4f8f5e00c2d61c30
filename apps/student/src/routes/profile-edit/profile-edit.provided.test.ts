import { profileDraftOf, type User } from '@student/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { memoryStorage } from '../../memory-storage.ts';
import type { Services } from '../../services.ts';
import { createSession } from '../../session/session.ts';
import { ana, helena } from '../../session/testing/people.ts';
import { providedProfileEdit } from './profile-edit.provided.ts';

const record = { ...ana, profession: 'Analista', address: null } as unknown as User;

/** The edit of Ana, who is signed in; `answer` decides what each call ends with. */
function start(answer: () => Promise<unknown>) {
  const end = new AbortController();
  const session = createSession({
    storage: memoryStorage(),
    events: new EventTarget(),
    keepsPage: () => true,
    signal: end.signal,
  });
  session.arrive(ana);
  const sent: string[] = [];
  const request = (async ({ row }: { row: string }) => {
    sent.push(row);
    return answer();
  }) as unknown as Services['request'];
  const services = { session, request, queryClient: new QueryClient(), platform: { now: Date.now } };
  const machine = providedProfileEdit(services as unknown as Services);
  const actor = createActor(machine, { input: { read: record, zipCode: '' } }).start();
  const submit = () =>
    actor.send({
      type: 'profile.submit',
      change: { draft: { ...profileDraftOf(record), profession: 'Líder' }, over: { profession: 'Analista' } },
      states: [],
    });
  const stands = (value: object) => vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject(value));
  return { actor, session, sent, submit, stands };
}

it('what waited is not sent while somebody else is signed in, and is sent once the person is back (PROFILE-08)', async () => {
  const { actor, session, sent, submit, stands } = start(async () => ({ ...record, user: record }));
  session.expire();
  session.handOver();
  submit();
  await stands({ data: 'waiting' });
  actor.send({ type: 'profile.retry' });
  await stands({ data: 'waiting' });
  expect(sent).toEqual([]);
  session.arrive(ana);
  actor.send({ type: 'profile.retry' });
  await stands({ data: 'saved' });
  expect(sent).toEqual([
    'GET /api/user/me/list/personalInformation',
    'POST /api/decola/user/me/edit/personalInformation',
  ]);
});

it('an answer that comes after the session is over does not begin it again (AUTH-43)', async () => {
  const answers: ((record: unknown) => void)[] = [];
  const { session, submit, stands } = start(() => new Promise((answer) => answers.push(answer)));
  submit();
  answers.shift()?.({ user: record });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  session.expire();
  answers.shift()?.(record);
  await stands({ data: 'saved' });
  expect(session.get()).toMatchObject({ status: 'expired', person: { id: ana.id } });
  session.handOver();
  session.arrive(helena);
  expect(session.get()).toMatchObject({ status: 'present', person: { id: helena.id } });
});
