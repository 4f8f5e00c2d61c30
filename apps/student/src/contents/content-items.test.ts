import type { TrainingContent } from '@student/domain';
import { expect, it } from 'vitest';
import { blockedReasonOf } from './content-items.ts';

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
    'Conclua o conteúdo anterior para abrir este.',
  ],
  [
    'no name where none before it opens',
    ['unreleased', 'blocked'],
    'Conclua o conteúdo anterior para abrir este.',
  ],
  ['that it comes later, where it is not released', ['open', 'unreleased'], 'Ainda não liberado'],
])('a content that does not open names what has to be done first: %s (COURSE-10)', (_, standing, reason) => {
  expect(blockedReasonOf(contents(...standing), standing.length - 1)).toBe(reason);
});
