import { describe, expect, it } from 'vitest';
import { chosenAfter, type ListChoice, mayChoose } from './list-picker.ts';

const one = { limit: 1 };

describe('what a list picker lets be chosen (SHELL-51, RECO-07, RECO-08)', () => {
  it.each<[string, ListChoice, number, boolean]>([
    ['the first of several', { chosen: [] }, 3, true],
    ['a hundredth of several', { chosen: Array.from({ length: 99 }, (_, at) => at + 1) }, 100, true],
    ['a second where the next one replaces it', { chosen: [3], allowMultiple: false }, 5, true],
    ['the first, where one is the limit', { chosen: [], allowMultiple: false, rule: one }, 3, true],
    ['a second, where one is the limit', { chosen: [3], allowMultiple: false, rule: one }, 5, false],
    ['what is chosen already, where one is the limit', { chosen: [3], rule: one }, 3, true],
    ['a third, where two are the limit', { chosen: [3, 5], rule: { limit: 2 } }, 8, false],
  ])('%s', (_, choice, id, may) => {
    expect(mayChoose(choice, id)).toBe(may);
  });
});

describe('what is chosen after a press (SHELL-51, RECO-04, RECO-08)', () => {
  it.each<[string, ListChoice, number, boolean, readonly number[]]>([
    ['the first', { chosen: [] }, 3, true, [3]],
    [
      'several may be unless it is said otherwise; a second comes after the first',
      { chosen: [5] },
      3,
      true,
      [5, 3],
    ],
    ['what is chosen already stands once', { chosen: [5, 3] }, 5, true, [5, 3]],
    ['what is given up', { chosen: [5, 3] }, 5, false, [3]],
    ['what was not chosen is given up', { chosen: [5] }, 3, false, [5]],
    [
      'the next one replaces the choice where one may be',
      { chosen: [3], allowMultiple: false },
      5,
      true,
      [5],
    ],
    ['the one choice is given up', { chosen: [3], allowMultiple: false }, 3, false, []],
    [
      'a second past the limit changes nothing',
      { chosen: [3], allowMultiple: false, rule: one },
      5,
      true,
      [3],
    ],
    ['another once the first is given up', { chosen: [], allowMultiple: false, rule: one }, 5, true, [5]],
    ['a third past a limit of two changes nothing', { chosen: [3, 5], rule: { limit: 2 } }, 8, true, [3, 5]],
  ])('%s', (_, choice, id, isChosen, after) => {
    expect(chosenAfter(choice, id, isChosen)).toEqual(after);
  });
});
