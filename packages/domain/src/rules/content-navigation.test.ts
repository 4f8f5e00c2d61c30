import { describe, expect, it } from 'vitest';
import {
  contentNavigation,
  contentToContinue,
  isOpenable,
  lockedIndexOf,
  nextIndex,
  previousIndex,
} from './content-navigation.ts';

const content = (
  id: number,
  facts: { isBlocked?: boolean; isReleased?: boolean; finishedAt?: string | null } = {},
) => ({
  id,
  isBlocked: facts.isBlocked ?? false,
  isReleased: facts.isReleased ?? true,
  status: { finishedAt: facts.finishedAt ?? null },
});

describe('opening a content', () => {
  it.each([
    [false, true, true],
    [true, true, false],
    [false, false, false],
    [true, false, false],
  ])('blocked %s and released %s gives %s (PLAYER-20)', (isBlocked, isReleased, opens) => {
    expect(isOpenable({ isBlocked, isReleased })).toBe(opens);
  });

  it('previous and next stay within the list (PLAYER-21)', () => {
    expect([previousIndex(0), previousIndex(1), previousIndex(2)]).toEqual([0, 0, 1]);
    expect([nextIndex(0, 3), nextIndex(1, 3), nextIndex(2, 3), nextIndex(0, 0)]).toEqual([1, 2, 2, 0]);
  });

  it('the first blocked content is the locked one (PLAYER-22)', () => {
    expect(
      lockedIndexOf([content(1), content(2, { isBlocked: true }), content(3, { isBlocked: true })]),
    ).toBe(1);
    expect(lockedIndexOf([content(1, { isBlocked: true })])).toBe(0);
    expect(lockedIndexOf([content(1)])).toBeUndefined();
  });
});

describe('previous and next', () => {
  const idsFrom = (index: number, contents = [content(1), content(2), content(3)]) => {
    const { previous, next, isNextLocked } = contentNavigation(contents, index);
    return [previous?.id, next?.id, isNextLocked];
  };

  it.each([
    [0, [undefined, 2, false]],
    [1, [1, 3, false]],
    [2, [2, undefined, false]],
  ])('from index %d lead to %j (PLAYER-21)', (index, ids) => {
    expect(idsFrom(index)).toEqual(ids);
  });

  it('a blocked next content is locked, and so is one that is not released (PLAYER-22)', () => {
    expect(idsFrom(0, [content(1), content(2, { isBlocked: true }), content(3)])).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect(idsFrom(0, [content(1), content(2, { isReleased: false }), content(3)])).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  it('a previous content that cannot be opened is not offered', () => {
    expect(idsFrom(1, [content(1, { isReleased: false }), content(2)])).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });
});

describe('continue', () => {
  it.each([
    ['the first unfinished', [content(1, { finishedAt: '2026-03-01' }), content(2), content(3)], 2],
    ['past a blocked one', [content(1, { isBlocked: true }), content(2)], 2],
    ['past an unreleased one', [content(1, { isReleased: false }), content(2)], 2],
    [
      'the first when all are finished',
      [content(1, { finishedAt: 'x' }), content(2, { finishedAt: 'x' })],
      1,
    ],
    [
      'the first when none can be opened',
      [content(1, { isBlocked: true }), content(2, { isReleased: false })],
      1,
    ],
    ['nothing in an empty course', [], undefined],
  ])('opens %s (DASH-09)', (_, contents, id) => {
    expect(contentToContinue(contents)?.id).toBe(id);
  });
});
