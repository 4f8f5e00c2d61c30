import type { OutboxEntry } from '@student/domain';
import type { Platform } from '../platform.ts';

/** What the pages of one person that were closed had no time to write down: the database ends with its page, this does not. */
export type LeftActs = {
  /** Keeps acts; they are kept when this returns. */
  keep: (entries: readonly OutboxEntry[]) => void;
  read: () => readonly OutboxEntry[];
  /** Forgets those that have a better place now. */
  forget: (ids: ReadonlySet<string>) => void;
  wipe: () => void;
};

type Parts = Pick<Platform, 'storage' | 'databaseName'>;

const keysOf = ({ databaseName }: Parts, personId: number) => `${databaseName}/left/${personId}/`;

/** Whether a change of this entry of the device is news of a page of theirs that was closed. */
export const keepsLeft = (platform: Parts, personId: number, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(keysOf(platform, personId));

/** An act, and how many of its lane were left before it: those of one moment stay in their order. */
type Left = readonly [number, OutboxEntry];

/** Each act has an entry of its own: of pages that close at once, none writes over what another has just kept. */
export function leftActs(platform: Parts, personId: number): LeftActs {
  const { storage } = platform;
  const start = keysOf(platform, personId);
  const keys = () => {
    try {
      return storage.keys().filter((key) => key.startsWith(start));
    } catch {
      // A device that does not tell.
      return [];
    }
  };
  const readAt = (key: string): Left[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return isLeft(kept) ? [kept] : [];
    } catch {
      // Not JSON: nothing that could be sent.
      return [];
    }
  };
  const remove = (key: string) => {
    try {
      storage.removeItem(key);
    } catch {
      // A device that refuses: it is recognised by its id when it is sent again.
    }
  };
  return {
    keep: (entries) => {
      for (const left of entries.entries()) {
        try {
          storage.setItem(start + left[1].id, JSON.stringify(left));
        } catch {
          // A device that refuses: the page is going, and nobody is left to tell.
        }
      }
    },
    read: () =>
      keys()
        .flatMap(readAt)
        .sort(([first, one], [second, other]) => one.at - other.at || first - second)
        .map(([, entry]) => entry),
    forget: (ids) => {
      for (const id of ids) remove(start + id);
    },
    wipe: () => {
      for (const key of keys()) remove(key);
    },
  };
}

const isLeft = (kept: unknown): kept is Left => Array.isArray(kept) && kept.length === 2;
