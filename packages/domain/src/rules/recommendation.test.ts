import { describe, expect, it } from 'vitest';
import { chosenAfter } from './list-picker.ts';
import { pickable, recommendationRule } from './recommendation.ts';

describe('who is picked for a recommendation after a press (RECO-04, RECO-07, RECO-08)', () => {
  it.each<[string, readonly number[], boolean, number, boolean, readonly number[]]>([
    ['the first', [], false, 3, true, [3]],
    ['a second where one is the limit changes nothing', [3], false, 5, true, [3]],
    ['who is picked already, where one is the limit', [3], false, 3, true, [3]],
    ['another once the first is given up', [], false, 5, true, [5]],
    ['a second comes after the first', [5], true, 3, true, [5, 3]],
    ['one who is picked already stands once', [5, 3], true, 5, true, [5, 3]],
    ['one who is given up', [5, 3], true, 5, false, [3]],
    ['one who was not picked is given up', [5], true, 3, false, [5]],
  ])('%s', (_, chosen, allowMultiple, personId, isPicked, after) => {
    const rule = recommendationRule({ allowMultiple });
    expect(chosenAfter({ chosen, allowMultiple, rule }, personId, isPicked)).toEqual(after);
  });
});

describe('who is still picked of what an address names', () => {
  it.each<[string, readonly number[], boolean, readonly number[], readonly number[]]>([
    ['nobody', [], true, [], []],
    ['all of them', [5, 3], true, [], [5, 3]],
    ['nobody twice', [5, 3, 5], true, [], [5, 3]],
    ['none who has it already', [5, 3], true, [5], [3]],
    ['the first, where one is the limit', [5, 3], false, [], [5]],
    ['the first who has it not, where one is the limit', [5, 3], false, [5], [3]],
  ])('%s', (_, wanted, allowMultiple, recommendedTo, still) => {
    expect(pickable(wanted, { allowMultiple, recommendedTo })).toEqual(still);
  });
});
