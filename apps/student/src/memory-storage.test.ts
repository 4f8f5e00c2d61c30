import { expect, it } from 'vitest';
import { forgetfulStorage, memoryStorage, roomyStorage } from './memory-storage.ts';

/** A device that has room until it is full. */
function device(kept: Record<string, string>) {
  const own = memoryStorage(kept);
  let isFull = false;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    own.setItem(key, value);
  };
  return {
    ...own,
    setItem,
    get length() {
      return own.keys().length;
    },
    key: (at: number) => own.keys()[at] ?? null,
    fill: (full: boolean) => (isFull = full),
  };
}

it('a full device is no error: what it does not take is good for the visit, and what it had is gone', () => {
  const full = device({ user: 'Ana', scheme: 'dark' });
  const storage = roomyStorage(full);
  full.fill(true);
  storage.setItem('user', 'Helena');
  expect([storage.getItem('user'), full.getItem('user'), storage.getItem('scheme')]).toEqual([
    'Helena',
    null,
    'dark',
  ]);
  storage.removeItem('user');
  expect(storage.getItem('user')).toBeNull();
});

it('tells the names of what it remembers, wherever that is', () => {
  const full = device({ scheme: 'dark' });
  const storage = roomyStorage(full);
  full.fill(true);
  storage.setItem('user', 'Helena');
  expect([...storage.keys()].sort()).toEqual(['scheme', 'user']);
});

it('a device that has room again takes what is kept from then on', () => {
  const full = device({});
  const storage = roomyStorage(full);
  full.fill(true);
  storage.setItem('user', 'Ana');
  full.fill(false);
  storage.setItem('user', 'Helena');
  expect([storage.getItem('user'), full.getItem('user')]).toEqual(['Helena', 'Helena']);
  full.removeItem('user');
  expect(storage.getItem('user')).toBeNull();
});

it('what may not be lost is refused by a full device, which keeps what it had, and by one that keeps nothing (SHOP-15)', () => {
  const full = device({ 'bag/1': 'one' });
  const storage = roomyStorage(full);
  full.fill(true);
  expect(() => storage.keep('bag/1', 'two')).toThrow('Full');
  expect([storage.getItem('bag/1'), full.getItem('bag/1')]).toEqual(['one', 'one']);
  full.fill(false);
  storage.keep('bag/1', 'two');
  expect(full.getItem('bag/1')).toBe('two');
  expect(() => forgetfulStorage().keep('bag/1', 'two')).toThrow();
});
