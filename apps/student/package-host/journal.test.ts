import { expect, it } from 'vitest';
import { memoryStorage } from '../src/memory-storage.ts';
import { openJournal } from './journal.ts';

it('keeps what nobody has confirmed by whom and which content it is of, the newer on top (PLAYER-16)', () => {
  const storage = memoryStorage();
  const journal = openJournal(storage, '7/course/12/7');
  expect(journal.add({ 'cmi.location': '1', 'cmi.suspend_data': 'a' }, 'x')).toBe(true);
  expect(journal.add({ 'cmi.location': '2' }, 'y')).toBe(true);
  const again = openJournal(storage, '7/course/12/7');
  expect(again.read()).toEqual({ 'cmi.location': '2', 'cmi.suspend_data': 'a' });
  expect(openJournal(storage, '8/course/12/7').read()).toEqual({});
  // Handed over after all: what another device has told since then counts.
  expect(again.read('y')).toEqual({});
  expect(again.read('x')).not.toEqual({});
  again.clear();
  expect(journal.read()).toEqual({});
});

it.each(['no JSON', '[1]', '{"a":1}', '{"id":"x","pairs":{"a":1}}', 'null'])(
  'what is there and is none (%s) counts as nothing',
  (text) => {
    expect(openJournal(memoryStorage({ 'package/a': text }), 'a').read()).toEqual({});
  },
);

it('a device that refuses says so, and one without storage too', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('off', 'SecurityError');
    },
  };
  const journal = openJournal(full, 'a');
  expect(journal.add({ a: '1' }, 'x')).toBe(false);
  expect(() => journal.clear()).not.toThrow();
  expect(openJournal(undefined, 'a').add({ a: '1' }, 'x')).toBe(false);
});
