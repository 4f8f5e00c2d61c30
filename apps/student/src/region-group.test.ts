import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegionGroup, type Standing } from './region-group.ts';

const waiting: Standing = { kind: 'waiting' };
const shown: Standing = { kind: 'shown' };
const failed = (reason = 'offline', retry = () => {}, isTold = false): Standing => ({
  kind: 'failed',
  reason,
  error: reason,
  retry,
  isTold,
});
const told = failed('offline', () => {}, true);

const groupOf = (standings: Record<string, Standing>) => {
  const group = createRegionGroup();
  for (const [id, standing] of Object.entries(standings)) group.report(id, standing);
  return group;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the parts of a page', () => {
  it('a part that failed waits a second for those on their way, and no longer', () => {
    const group = groupOf({ a: failed(), b: waiting, c: shown });
    const heard = vi.fn();
    group.subscribe(heard);
    vi.advanceTimersByTime(999);
    expect([group.verdictOf('a'), heard.mock.calls.length]).toEqual(['wait', 0]);
    vi.advanceTimersByTime(1);
    expect([group.verdictOf('a'), heard.mock.calls.length]).toEqual(['tell', 1]);
  });

  it('one that failed while all others stand tells that they do, at once', () => {
    expect(groupOf({ a: failed(), b: shown }).verdictOf('a')).toBe('tellAlone');
    expect(groupOf({ a: failed() }).verdictOf('a')).toBe('tell');
  });

  it('one that has told goes on telling when a further part begins, until all have come', () => {
    const group = groupOf({ a: failed() });
    group.report('a', told);
    group.report('b', waiting);
    expect(group.verdictOf('a')).toBe('tell');
    group.report('a', shown);
    group.report('a', failed());
    expect(group.verdictOf('a')).toBe('wait');
  });

  it('of several with one reason the first tells for all, and asks again for all of that reason', () => {
    const asked: string[] = [];
    const by = (id: string, reason: string) => failed(reason, () => asked.push(id));
    const group = groupOf({ a: by('a', 'offline'), b: by('b', '500'), c: by('c', 'offline'), d: shown });
    expect(['a', 'b', 'c'].map(group.verdictOf)).toEqual(['tellForAll', 'tell', 'beQuiet']);
    expect(group.tellerFor('c')).toBe('a');
    group.retry('c');
    expect(asked).toEqual(['a', 'c']);
  });

  it('a part that leaves is told of: the next of its reason tells in its place', () => {
    const group = groupOf({ a: failed(), b: failed(), c: shown });
    const heard = vi.fn();
    group.subscribe(heard);
    group.leave('a');
    expect([heard.mock.calls.length, group.verdictOf('b')]).toEqual([1, 'tellAlone']);
    group.leave('a');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('after all have come, the next failure is waited with again', () => {
    const group = groupOf({ a: failed(), b: waiting });
    vi.advanceTimersByTime(1000);
    group.report('a', shown);
    group.report('a', failed());
    expect(group.verdictOf('a')).toBe('wait');
  });

  it('only failures are several, with nothing shown and nothing on its way', () => {
    expect(groupOf({ a: failed(), b: failed('500') }).onlyErrors()).toEqual(['offline', '500']);
    expect(groupOf({ a: failed() }).onlyErrors()).toEqual([]);
    expect(groupOf({ a: failed(), b: failed(), c: waiting }).onlyErrors()).toEqual([]);
    expect(groupOf({ a: failed(), b: failed(), c: shown }).onlyErrors()).toEqual([]);
  });
});
