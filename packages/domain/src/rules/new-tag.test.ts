import { expect, it } from 'vitest';
import { isNewRelease, tagsOf } from './new-tag.ts';

const today = '2026-03-02T12:00:00-03:00';

it.each([
  ['both days around today', '2026-03-01', '2026-03-03', true],
  ['today as the only day', '2026-03-02', '2026-03-02', true],
  ['today as the first day', '2026-03-02', '2026-03-09', true],
  ['today as the last day', '2026-02-01', '2026-03-02', true],
  ['a start tomorrow', '2026-03-03', '2026-03-09', false],
  ['an end yesterday', '2026-02-01', '2026-03-01', false],
  ['only a start today', '2026-03-02', null, true],
  ['only a start tomorrow', '2026-03-03', null, false],
  ['only an end today', null, '2026-03-02', true],
  ['only an end yesterday', null, '2026-03-01', false],
  ['neither', null, null, false],
  ['a start later on the same day', '2026-03-02T23:00:00-03:00', null, true],
  ['an end earlier on the same day', null, '2026-03-02T00:30:00-03:00', true],
])('with %s a release is new: %s to %s gives %s (DASH-41)', (_, releaseStartDate, releaseEndDate, isNew) => {
  expect(isNewRelease({ releaseStartDate, releaseEndDate }, today, 'America/Sao_Paulo')).toBe(isNew);
});

it.each([
  [today, true, ['new', 'newContent']],
  [today, false, ['new']],
  [null, true, ['newContent']],
  [null, false, []],
])(
  'released on %j and with new content: %s, a card says %j (DASH-40)',
  (releaseStartDate, hasNewContent, tags) => {
    const item = { releaseStartDate, hasNewContent };
    expect(tagsOf(item, today)).toEqual(tags);
    expect(tagsOf(item, today)).toBe(tagsOf({ ...item }, today));
  },
);
