import type { TrainingContent } from '@student/domain';
import { expect, it } from 'vitest';
import { blockedReasonOf, contentItems } from './content-items.ts';

type Standing = 'open' | 'finished' | 'blocked' | 'unreleased';
/** Contents by how they stand, named by their place: the first is “1”. */
const contents = (...standing: Standing[]) =>
  standing.map((one, at) => ({
    id: at + 1,
    title: `${at + 1}`,
    isBlocked: one === 'blocked',
    isReleased: one !== 'unreleased',
    status: { finishedAt: one === 'finished' ? '2026-03-02T12:00:00Z' : null },
  })) as unknown as TrainingContent[];

it.each<[string, Standing[], string]>([
  ['the one before it', ['finished', 'open', 'blocked'], 'Conclua “2” para abrir este.'],
  ['the first of two', ['open', 'open', 'blocked'], 'Conclua “1” para abrir este.'],
  ['none that is blocked itself', ['blocked', 'open', 'blocked'], 'Conclua “2” para abrir este.'],
  ['none that is not released', ['unreleased', 'open', 'blocked'], 'Conclua “2” para abrir este.'],
  [
    'no name where all before it is finished',
    ['finished', 'blocked'],
    'Ainda não está disponível para você.',
  ],
  ['no name where none before it opens', ['unreleased', 'blocked'], 'Ainda não está disponível para você.'],
  ['that it comes later, where it is not released', ['open', 'unreleased'], 'Ainda não liberado'],
])('a content that does not open names what has to be done first: %s (COURSE-10)', (_, standing, reason) => {
  expect(blockedReasonOf(contents(...standing), standing.length - 1)).toBe(reason);
});

/** The row of a content that is open, as the list draws it. */
const rowOf = ({
  duration = 60,
  ...status
}: {
  duration?: number | null;
  progress?: number;
  finishedAt?: string;
}) =>
  contentItems({ kind: 'course', courseId: 1 }, [
    {
      id: 1,
      title: 'Boas-vindas',
      type: 1,
      isBlocked: false,
      isReleased: true,
      duration,
      status: { progress: 0, finishedAt: null, ...status },
    } as unknown as TrainingContent,
  ])[0];

it.each([
  ['99 % without a finish is open', { progress: 99 }, 'open'],
  ['100 % without a finish is open', { progress: 100 }, 'open'],
  ['a finish is done, whatever its progress', { progress: 40, finishedAt: '2026-03-02T12:00:00Z' }, 'done'],
])('a content is done when the server has finished it: %s', (_, status, state) => {
  expect(rowOf(status)?.state).toBe(state);
});

it.each([
  ['under an hour', 125, '2:05m', '2 minutos e 5 segundos'],
  ['an hour and more', 3723, '1:02:03h', '1 hora, 2 minutos e 3 segundos'],
  ['more than a day', 90_000, '25h', '25 horas'],
  ['no duration, no words', null, undefined, undefined],
  ['nor of one that takes no time', 0, undefined, undefined],
])('how long a content takes: %s (LIMITS-17 to LIMITS-19)', (_, duration, shown, said) => {
  expect(rowOf({ duration })).toMatchObject(
    shown === undefined ? {} : { duration: shown, durationSpoken: said },
  );
  expect(rowOf({ duration })?.duration).toBe(shown);
});
