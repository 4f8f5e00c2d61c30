import { ApiError } from '@student/api-client';
import { type BagLine, readBagLines, type SentOrder } from '@student/domain';
import { bagKey } from '../device-keys.ts';
import type { Platform } from '../platform.ts';
import type { Services } from '../services.ts';

/** What this device keeps of a person's shopping. */
export type KeptBag = { readonly lines: readonly BagLine[]; readonly order?: SentOrder };

/** The bag of one person on this device; all tabs follow each other. */
export type Bag = {
  /** The same object until something has changed. */
  get: () => KeptBag;
  /** Changes what is kept now, also by another tab. @throws {ApiError} UNEXPECTED_ERROR where the device refuses; nothing has changed then (SHOP-15) */
  change: (change: (kept: KeptBag) => KeptBag) => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
};

type Parts = Pick<Services, 'ended'> & { platform: Pick<Platform, 'storage' | 'events'> };

const all = new WeakMap<object, Map<number, Bag>>();

/** The one owner of a person's bag in an app (SHOP-13). It stays on the device when they sign out, for nobody but them. */
export function bagOf(parts: Parts, personId: number): Bag {
  const bags = all.get(parts.platform) ?? new Map<number, Bag>();
  all.set(parts.platform, bags);
  const bag = bags.get(personId) ?? createBag(parts, personId);
  bags.set(personId, bag);
  return bag;
}

function createBag({ platform: { storage, events }, ended }: Parts, personId: number): Bag {
  const key = bagKey(personId);
  const listeners = new Set<() => void>();
  let entry = storage.getItem(key);
  let kept = readBag(entry);

  const get = () => {
    const now = storage.getItem(key);
    if (now !== entry) [entry, kept] = [now, readBag(now)];
    return kept;
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: Event) => {
    if ('key' in event && (event.key === null || event.key === key)) tell();
  };
  events.addEventListener('storage', onStorage, { signal: ended });
  // A page that comes back from the browser's cache has missed what happened meanwhile.
  events.addEventListener('pageshow', tell, { signal: ended });

  return {
    get,
    change: (change) => {
      const before = get();
      const next = change(before);
      if (next === before) return;
      try {
        storage.keep(key, JSON.stringify(next));
      } catch (cause) {
        throw new ApiError({ code: 'UNEXPECTED_ERROR', message: '', cause });
      }
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What cannot be read counts as an empty bag, and stays where it is until something is put in. */
function readBag(entry: string | null): KeptBag {
  try {
    const { lines, order }: { lines?: unknown; order?: unknown } = Object(JSON.parse(entry ?? '{}'));
    const sent = readOrder(order);
    return { lines: readBagLines(lines), ...(sent && { order: sent }) };
  } catch {
    // Not of this app's making.
    return { lines: [] };
  }
}

function readOrder(kept: unknown): SentOrder | undefined {
  const { key, lines, at }: { key?: unknown; lines?: unknown; at?: unknown } = Object(kept);
  const sent = readBagLines(lines);
  if (typeof key !== 'string' || typeof at !== 'number' || sent.length === 0) return undefined;
  return { key, lines: sent, at };
}
