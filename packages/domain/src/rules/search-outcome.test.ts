import { describe, expect, it } from 'vitest';
import { type FoundStanding, hasFound, searchOutcome } from './search-outcome.ts';

const waiting = { kind: 'waiting' } as const;
const failed = { kind: 'failed' } as const;
const found = (count: number) => ({ kind: 'found', count, isStale: false }) as const;
const stale = (count: number) => ({ kind: 'found', count, isStale: true }) as const;

const outcomeOf = (courses: FoundStanding, tracks: FoundStanding, schools: FoundStanding) =>
  searchOutcome([
    ['courses', courses],
    ['tracks', tracks],
    ['schools', schools],
  ]);

const shown = (isSettled: boolean, ...names: string[]) => ({ kind: 'shown', shown: names, isSettled });

describe('what a search shows (TRACK-11)', () => {
  it.each([
    ['all are on their way', waiting, waiting, waiting, shown(false, 'courses', 'tracks', 'schools')],
    ['one has come', found(3), waiting, waiting, shown(false, 'courses', 'tracks', 'schools')],
    ['one has come without anything', found(0), waiting, waiting, shown(false, 'tracks', 'schools')],
    ['all have come', found(3), found(1), found(2), shown(true, 'courses', 'tracks', 'schools')],
    ['one has nothing', found(3), found(0), found(2), shown(true, 'courses', 'schools')],
    ['one has something', found(0), found(0), found(1), shown(true, 'schools')],
    ['none has anything', found(0), found(0), found(0), { kind: 'nothing' }],
    ['one failed', found(3), failed, found(0), shown(true, 'courses', 'tracks')],
    ['one failed and the others have nothing', found(0), failed, found(0), shown(true, 'tracks')],
    ['all but one failed', failed, failed, waiting, shown(false, 'courses', 'tracks', 'schools')],
    ['all failed', failed, failed, failed, { kind: 'failed' }],
    ['those before are still there', stale(3), stale(1), stale(0), shown(false, 'courses', 'tracks')],
    ['some are still those before', found(0), stale(1), found(0), shown(false, 'tracks')],
    ['those before were nothing', stale(0), stale(0), stale(0), shown(false, 'courses')],
    ['one is nothing, the others were nothing', found(0), stale(0), found(0), shown(false, 'courses')],
  ])('%s', (_, courses, tracks, schools, outcome) => {
    expect(outcomeOf(courses, tracks, schools)).toEqual(outcome);
  });
});

it.each([
  ['nothing while all is on its way', [waiting, waiting], false],
  ['nothing while that of the search before is still there', [stale(3), stale(1)], false],
  ['nothing where what is left has failed', [found(0), failed], false],
  ['something as soon as one kind has it', [waiting, failed, stale(1), found(2)], true],
])('a search has found %s', (_, standings, has) => {
  expect(hasFound(standings)).toBe(has);
});
