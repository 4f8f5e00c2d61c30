import type { OutboxEntry } from '@student/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { keepsLeft, leftActs } from './left-acts.ts';

const act = (id: string, at: number, personId = 1): OutboxEntry => ({
  ...{ id, personId, at, content: 'course/12/7' },
  act: { kind: 'note', text: id },
});
const on = (storage = memoryStorage()) => ({ storage, databaseName: 'student' });

it('keeps what two pages left that closed at once: neither has read before what the other wrote', () => {
  const storage = memoryStorage();
  // What a page knows of the device may be a moment old.
  const stale = { ...storage, getItem: () => null, keys: () => [] };
  leftActs(on(storage), 1).keep([act('a', 1)]);
  leftActs(on(stale), 1).keep([act('b', 2)]);
  expect(leftActs(on(storage), 1).read()).toEqual([act('a', 1), act('b', 2)]);
});

it('gives acts back in their order, also those of one moment and those that were left twice', () => {
  const left = leftActs(on(), 1);
  left.keep([act('z', 5), act('m', 5), act('a', 5)]);
  left.keep([act('z', 5), act('m', 5), act('a', 5), act('b', 5)]);
  left.keep([act('first', 4)]);
  expect(left.read().map(({ id }) => id)).toEqual(['first', 'z', 'm', 'a', 'b']);
});

it('forgets those that are named, and all of one person, whatever others left', () => {
  const device = on();
  const [one, other] = [leftActs(device, 1), leftActs(device, 12)];
  one.keep([act('a', 1), act('b', 2)]);
  other.keep([act('c', 3, 12)]);
  one.forget(new Set(['a', 'unknown']));
  expect(one.read()).toEqual([act('b', 2)]);
  one.wipe();
  expect([one.read(), other.read()]).toEqual([[], [act('c', 3, 12)]]);
});

it('takes nothing that is no act, and a device that refuses for an empty one', () => {
  const storage = memoryStorage({
    'student/left/1/x': 'not JSON',
    'student/left/1/y': '{}',
    'student/left/1/z': '[]',
  });
  expect(leftActs(on(storage), 1).read()).toEqual([]);
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const left = leftActs(
    on({ getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse, keep: refuse }),
    1,
  );
  left.keep([act('a', 1)]);
  left.forget(new Set(['a']));
  left.wipe();
  expect(left.read()).toEqual([]);
});

it('knows news of its person by the name of the entry', () => {
  expect(keepsLeft(on(), 1, 'student/left/1/a')).toBe(true);
  for (const key of ['student/left/12/a', 'user', null]) expect(keepsLeft(on(), 1, key)).toBe(false);
});
