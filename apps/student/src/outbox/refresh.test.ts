import { getTrainingCourse } from '@student/api-client';
import type { EvaluationQuestion, OutboxAct, OutboxEntry } from '@student/domain';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentsQuery, notesQuery } from '../contents/content.queries.ts';
import { evaluationPageQuery } from '../contents/evaluation.queries.ts';
import { pillsIn, pillsQuery } from '../pills/pills.queries.ts';
import { endpointQuery } from '../queries/endpoint-query.ts';
import { ana } from '../session/testing/people.ts';
import { pendingKey } from './pending.queries.ts';
import { refreshAfter } from './refresh.ts';

const place = { kind: 'course', courseId: 12 } as const;
const placed = { place, contentId: 7 };
const entryOf = (act: OutboxAct, at = 0): OutboxEntry => ({
  id: 'a-1',
  personId: 1,
  content: 'course/12/7',
  at,
  act,
});

/** A page that shows the list of contents and the notes; `reads` are those since it was opened. */
async function openPage() {
  const reads: string[] = [];
  const read = ({ queryKey }: { queryKey: QueryKey }) => {
    reads.push(String(queryKey.at(-1)));
    return [];
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { queryFn: read, staleTime: 60_000 },
    },
  });
  for (const { queryKey } of [contentsQuery(place), notesQuery(placed)]) {
    onTestFinished(new QueryObserver(queryClient, { queryKey }).subscribe(() => {}));
  }
  await settled();
  reads.length = 0;
  const expectCoins = vi.fn();
  const deliver = async (entry: OutboxEntry, { waiting = 0, now = 1000, answer = {} } = {}) => {
    const world = { queryClient, now: () => now, expectCoins, person: ana };
    refreshAfter({ type: 'delivered', entry, answer, waiting }, world);
    await settled();
    return reads.splice(0);
  };
  const isStale = () => queryClient.getQueryState(contentsQuery(place).queryKey)?.isInvalidated;
  return { queryClient, deliver, isStale, expectCoins };
}
const settled = () => new Promise((done) => setTimeout(done, 5));

it('a finish is read by everything that shows the course, and by nothing else', async () => {
  const { deliver } = await openPage();
  expect(await deliver(entryOf({ kind: 'finish' }))).toEqual(['contents']);
});

it('a finish is read at once, also where the position at which it was left waits behind it', async () => {
  const { deliver } = await openPage();
  expect(await deliver(entryOf({ kind: 'finish' }), { waiting: 1 })).toEqual(['contents']);
  expect(await deliver(entryOf({ kind: 'checkpoint', seconds: 30 }))).toEqual([]);
});

it('a watched pill may have been paid for too; it counts as watched where it is listed, and the list is read anew before it goes on (PILL-11, PILL-13)', async () => {
  const { queryClient, deliver, expectCoins } = await openPage();
  const pill = (id: number, isWatched: boolean) => ({ id, isWatched }) as never;
  const { queryKey } = pillsQuery();
  queryClient.setQueryData(queryKey, {
    pages: [{ pills: [pill(3, false), pill(4, false)], hasMore: true }],
    pageParams: [0],
  });
  await deliver({ ...entryOf({ kind: 'watch' }), content: 'pill/3' });
  expect(expectCoins).toHaveBeenCalledOnce();
  const slices = queryClient.getQueryData(queryKey);
  expect(slices && pillsIn(slices).map(({ id, isWatched }) => [id, isWatched])).toEqual([
    [4, false],
    [3, true],
  ]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await deliver({ ...entryOf({ kind: 'acceptLimit' }), content: 'coins' });
  expect(expectCoins).toHaveBeenCalledOnce();
});

it('a finish may have been paid for, wherever the person is by then; nothing else is', async () => {
  const { deliver, expectCoins } = await openPage();
  await deliver(entryOf({ kind: 'progress', speedRate: 1 }));
  await deliver(entryOf({ kind: 'note', text: 'x' }));
  expect(expectCoins).not.toHaveBeenCalled();
  await deliver(entryOf({ kind: 'finish' }));
  expect(expectCoins).toHaveBeenCalledOnce();
});

it.each([
  ['a content of a course', 'course/12/7', 'finish'],
  ['a content of an event', 'event/3/4/7', 'finish'],
  ['an exercise', 'exercise/9', 'finish'],
  ['a pill', 'pill/3', 'watch'],
] as const)(
  '%s that has arrived may have reached the limit of the day (DECOIN-09)',
  async (_, content, kind) => {
    const { deliver, expectCoins } = await openPage();
    await deliver({ ...entryOf({ kind }), content });
    expect(expectCoins).toHaveBeenCalledOnce();
  },
);

it('a tick on time makes the lists stale and reads nothing; a late one is read', async () => {
  const { deliver, isStale } = await openPage();
  const tick = entryOf({ kind: 'progress', speedRate: 1 });
  expect(await deliver(tick)).toEqual([]);
  expect(isStale()).toBe(true);
  expect(await deliver(tick, { now: 60_000 })).toContain('contents');
});

it('of many that arrive late, the last is read', async () => {
  const { deliver } = await openPage();
  const tick = entryOf({ kind: 'progress', speedRate: 1 });
  expect(await deliver(tick, { now: 60_000, waiting: 2 })).toEqual([]);
  expect(await deliver(tick, { now: 60_000, waiting: 0 })).toContain('contents');
});

it('a note stands in its list in the same moment in which it stops waiting', async () => {
  const { queryClient } = await openPage();
  const entry = entryOf({ kind: 'note', text: 'x' });
  queryClient.setQueryData(pendingKey(1, 'course/12/7'), [{ entry, place: 'device', refusal: undefined }]);
  refreshAfter(
    { type: 'delivered', entry, answer: { note: { id: 9, text: 'x' } }, waiting: 0 },
    { queryClient, now: () => 0, expectCoins: () => {}, person: undefined },
  );
  expect(queryClient.getQueryData(notesQuery(placed).queryKey)).toEqual([{ id: 9, text: 'x' }]);
  expect(queryClient.getQueryData(pendingKey(1, 'course/12/7'))).toEqual([]);
});

it('an answer to an evaluation form counts on every page of it in the same moment in which it stops waiting', async () => {
  const { queryClient } = await openPage();
  const act = { kind: 'evaluation', searchFormId: 1, questionId: 4, answer: { stars: 5 } } as const;
  const entry = entryOf(act);
  const questions = [question(4), question(5)];
  const pageOf = (page: number, form = 1) =>
    evaluationPageQuery({ place, searchFormId: form }, page).queryKey;
  for (const [index, one] of questions.entries())
    queryClient.setQueryData(pageOf(index + 1), {
      question: one,
      page: index + 1,
      totalPages: 2,
      answeredIds: [],
    });
  queryClient.setQueryData(pageOf(1, 9), { question: question(4), page: 1, totalPages: 1, answeredIds: [] });
  queryClient.setQueryData(pendingKey(1, 'course/12/7'), [{ entry, place: 'device', refusal: undefined }]);
  refreshAfter(
    { type: 'delivered', entry, answer: { evaluated: { ...question(4), stars: 5 } }, waiting: 0 },
    { queryClient, now: () => 0, expectCoins: () => {}, person: undefined },
  );
  const shown = [pageOf(1), pageOf(2), pageOf(1, 9)].map((key) =>
    queryClient.getQueryData<{ question: { stars: number | null }; answeredIds: number[] }>(key),
  );
  expect(shown.map((page) => [page?.question.stars, page?.answeredIds])).toEqual([
    [5, [4]],
    [null, [4]],
    [null, []],
  ]);
  expect(queryClient.getQueryData(pendingKey(1, 'course/12/7'))).toEqual([]);
});

const question = (id: number): EvaluationQuestion => ({
  id,
  title: 'Quanto você aprendeu?',
  description: null,
  imageUrl: null,
  isActive: true,
  isLinked: false,
  isOnHomePage: false,
  lastChange: null,
  authorName: null,
  type: 'STARS',
  evaluation: 5,
  singleChoices: [],
  multiChoices: [],
  answerId: null,
  multiAnswerIds: [],
  answerText: null,
  stars: null,
});

it('a confirmed check-in is read by what shows its training course, and pays nothing (EVENT-18)', async () => {
  const { queryClient, deliver, expectCoins } = await openPage();
  const { queryKey } = endpointQuery(getTrainingCourse, { params: { id: 2 } });
  queryClient.setQueryData<unknown>(queryKey as QueryKey, { graduation: { id: 2 }, users: [] });
  const entry = entryOf({ kind: 'checkIn', token: 'presenca' });
  await deliver({ ...entry, content: 'check-in/training/2/22' });
  expect(queryClient.getQueryData(queryKey)?.users).toMatchObject([{ id: 1, attendanceAts: [22] }]);
  expect([queryClient.getQueryState(queryKey)?.isInvalidated, expectCoins.mock.calls]).toEqual([true, []]);
});
