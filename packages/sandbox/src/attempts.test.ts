import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

const course = '/api/decola/courses/11/contents';
const exercise = `${course}/1104`;
const answer = { answer: 'Com a equipe.' };

test('a new attempt ends the one that ran, and each has the next number', async () => {
  const { call, store } = openConversation();
  const begin = async () => (await call(`POST ${exercise}/questionnaires`)).data.questionnaire.id;
  const [first, second] = [await begin(), await begin()];
  const answering = async (id: number) =>
    (await call(`POST ${exercise}/questionnaires/${id}/pages/5/descriptive`, answer)).code ?? 'done';
  expect([await answering(first), await answering(second)]).toEqual(['QUESTIONNAIRE_FINISHED', 'done']);
  const attempts = store.list('attempts', { userId: people.ana, contentId: 1104 });
  expect(attempts.map(({ number, finishedAt }) => [number, finishedAt])).toEqual([
    [1, '2026-03-02T15:00:00.000Z'],
    [2, null],
  ]);
});

test('an attempt takes answers until its last second and shows as finished after it', async () => {
  const clock = fixedClock();
  const { call } = openConversation({ clock });
  const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
  const shown = async () => {
    const { status } = (await call(`GET ${exercise}`)).data.content.exercise;
    const { code = 'done' } = await call(`POST ${exercise}/questionnaires/${id}/pages/5/descriptive`, answer);
    return [status.doing, status.finished, code];
  };
  clock.advance(900);
  expect(await shown()).toEqual([true, false, 'done']);
  clock.advance(1);
  expect(await shown()).toEqual([false, true, 'QUESTIONNAIRE_FINISHED']);
});

test.each([
  ['a video', 1101],
  ['a package', 1102],
  ['a reading', 1103],
  ['an evaluation', 1107],
])('%s has no attempts', async (_, id) => {
  const { call, store } = openConversation();
  expect((await call(`POST ${course}/${id}/questionnaires`)).code).toBe('NOT_FOUND');
  expect(store.count('attempts', { contentId: id })).toBe(0);
});

test('a course that was finished without anything done in it has no certificate', async () => {
  const { call, store } = openConversation();
  const at = '2026-03-01T12:00:00.000Z';
  store.insert('enrolments', {
    userId: people.ana,
    courseId: 59,
    enrolledAt: at,
    lastAccessAt: at,
    finishedAt: at,
  });
  expect((await call('GET /api/decola/certificate/59')).code).toBe('CERTIFICATE_UNAVAILABLE');
  expect((await call('GET /api/decola/course/list/id/59')).data.course).toMatchObject({
    statusCourse: 'finished',
    certificatePath: null,
  });
});
