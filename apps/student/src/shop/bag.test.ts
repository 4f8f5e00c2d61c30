import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { bagOf } from './bag.ts';

const mug = { id: 1, quantity: 2, decoins: 50 };
const shirt = { id: 2, quantity: 1, decoins: 120 };
const order = { key: 'a', lines: [mug], at: 7 };

/** Two tabs of one device. */
function device(kept: Record<string, string> = {}, isFull = { now: false }) {
  const own = memoryStorage(kept);
  const storage = {
    ...own,
    keep: (key: string, value: string) => {
      if (isFull.now) throw new DOMException('Full', 'QuotaExceededError');
      own.keep(key, value);
      // The browser tells the other tabs.
      for (const { events } of tabs) events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
  const tabs = [1, 2].map(() => ({ storage, events: new EventTarget() }));
  const ended = new AbortController().signal;
  const tab = (at: number, personId = 1) =>
    bagOf({ platform: tabs[at] as (typeof tabs)[0], ended }, personId);
  return { storage: own, tab, isFull };
}

describe('a bag', () => {
  it('is kept for its person and survives a reload (SHOP-13)', () => {
    const { storage, tab } = device();
    tab(0).change((kept) => ({ ...kept, lines: [mug, shirt] }));
    expect(JSON.parse(storage.getItem('bag/1') ?? '')).toEqual({ lines: [mug, shirt] });
    expect(tab(1).get()).toEqual({ lines: [mug, shirt] });
    expect(tab(0, 2).get()).toEqual({ lines: [] });
  });

  it('is the same in all tabs, and each hears of it', () => {
    const { tab } = device();
    const heard: unknown[] = [];
    tab(1).subscribe(() => heard.push(tab(1).get()));
    tab(0).change((kept) => ({ ...kept, lines: [mug] }));
    tab(1).change((kept) => ({ ...kept, lines: [...kept.lines, shirt] }));
    expect([heard[0], tab(0).get()]).toEqual([{ lines: [mug] }, { lines: [mug, shirt] }]);
  });

  it('keeps the order that is on its way beside it', () => {
    const { tab } = device();
    tab(0).change((kept) => ({ ...kept, order }));
    expect(tab(1).get()).toEqual({ lines: [], order });
  });

  it('that the device refuses says so and stays as it was (SHOP-15)', () => {
    const { tab, isFull } = device({ 'bag/1': JSON.stringify({ lines: [mug] }) });
    isFull.now = true;
    expect(() => tab(0).change((kept) => ({ ...kept, lines: [shirt] }))).toThrow(
      expect.objectContaining({ code: 'UNEXPECTED_ERROR' }),
    );
    expect(tab(0).get()).toEqual({ lines: [mug] });
  });

  it('is the same object until it changes', () => {
    const { tab } = device({ 'bag/1': JSON.stringify({ lines: [mug] }) });
    expect(tab(0).get()).toBe(tab(0).get());
  });

  it.each(['', '{', 'null', '7', '[]', '{"lines":7,"order":{"key":"a","lines":[],"at":1}}'])(
    'that cannot be read is empty, and what stands there stays: %j',
    (entry) => {
      const { storage, tab } = device({ 'bag/1': entry });
      expect([tab(0).get(), storage.getItem('bag/1')]).toEqual([{ lines: [] }, entry]);
    },
  );
});
