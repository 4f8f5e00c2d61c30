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

const keyOf = ({ databaseName }: Parts, personId: number) => `${databaseName}/left/${personId}`;

/** Whether a change of this entry of the device is news of a page of theirs that was closed. */
export const keepsLeft = (platform: Parts, personId: number, key: unknown): boolean =>
  key === keyOf(platform, personId);

export function leftActs(platform: Parts, personId: number): LeftActs {
  const { storage } = platform;
  const key = keyOf(platform, personId);
  const read = (): readonly OutboxEntry[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      // A device that does not tell, or not JSON: nothing that could be sent.
      return [];
    }
  };
  const write = (entries: readonly OutboxEntry[]) => {
    try {
      if (entries.length > 0) storage.setItem(key, JSON.stringify(entries));
      else storage.removeItem(key);
    } catch {
      // A device that refuses: the page is going, and nobody is left to tell.
    }
  };
  return {
    keep: (entries) => {
      const kept = read();
      const known = new Set(kept.map(({ id }) => id));
      const added = entries.filter(({ id }) => !known.has(id));
      if (added.length > 0) write([...kept, ...added]);
    },
    read,
    forget: (ids) => write(read().filter(({ id }) => !ids.has(id))),
    wipe: () => write([]),
  };
}
