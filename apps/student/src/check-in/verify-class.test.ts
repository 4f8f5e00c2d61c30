import { type AnyEndpoint, ApiError } from '@student/api-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../queries/query-client.ts';
import type { Request } from '../request.ts';
import { verifyClass } from './verify-class.ts';

const date = '2026-03-02';
const target = { kind: 'event', eventId: 6, classId: 61, date } as const;
const eventClass = (id: number, ...attendanceAts: string[]) => ({ id, attendanceAts });
const lost = () => new ApiError({ code: 'NO_RESPONSE', message: 'Erro de conexão.' });

/** What is told of a presence of which the server says this, one answer after the other. */
async function verify(...answers: (Error | ReturnType<typeof eventClass>[])[]) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = (async (_: AnyEndpoint) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { id: 6, classes: answer };
  }) as Request;
  const queryClient = createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 });
  const told: unknown[] = [];
  const stop = verifyClass(queryClient, target, (event) => told.push(event));
  onTestFinished(stop);
  const next = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count));
  await next(1);
  return { told, next, stop, readAgain: () => queryClient.refetchQueries() };
}

it.each([
  ['of this class', [eventClass(61, date), eventClass(62)], { type: 'presence.learn' }],
  ['of both', [eventClass(62, date), eventClass(61, date)], { type: 'presence.learn' }],
  ['of another', [eventClass(61), eventClass(62, date)], { type: 'check-in.misplace', classId: 62 }],
  [
    'of this one on another day, and of another today',
    [eventClass(61, '2026-03-01'), eventClass(62, date)],
    { type: 'check-in.misplace', classId: 62 },
  ],
  ['of none', [eventClass(61), eventClass(62)], { type: 'check-in.misplace', classId: undefined }],
])('a presence that is read in the attendance %s (EVENT-16, EVENT-18)', async (_, classes, event) => {
  expect((await verify(classes)).told).toEqual([event]);
});

it('one that cannot be read is told as such, and read with the next answer (EVENT-18)', async () => {
  const { told, next, readAgain } = await verify(lost(), [eventClass(61, date)]);
  expect(told).toEqual([{ type: 'check-in.leave-open' }]);
  await readAgain();
  await next(2);
  expect(told[1]).toEqual({ type: 'presence.learn' });
});

it('nothing is told once nobody listens', async () => {
  const { told, stop, readAgain } = await verify([eventClass(61)], [eventClass(61, date)]);
  stop();
  await readAgain();
  expect(told).toHaveLength(1);
});
