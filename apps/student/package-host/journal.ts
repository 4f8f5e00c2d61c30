import type { PackageState } from '@student/domain';

/** What a package wanted kept and nobody has confirmed yet. */
export type Journal = {
  /** What is there, but for what the app has kept already, up to the commit of this name. */
  read: (kept?: string) => PackageState;
  /** Adds values; they are kept when this returns. @returns whether the device took them */
  add: (pairs: PackageState, id: string) => boolean;
  /** All of it has a better place now. */
  clear: () => void;
};

/**
 * Keeps on this device what a package commits, until the app has it: a tab that is being closed brings no message over any more. It is
 * kept by whom and which content it is of (beyond.md 4).
 */
export function openJournal(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  key: string,
): Journal {
  const name = `package/${key}`;
  const read = (kept?: string): PackageState => {
    try {
      const row: unknown = JSON.parse(storage?.getItem(name) ?? 'null');
      return isRow(row) && row.id !== kept ? row.pairs : {};
    } catch {
      // A device that does not tell, or not JSON: as if nothing was kept.
      return {};
    }
  };
  return {
    read,
    add: (pairs, id) => {
      try {
        storage?.setItem(name, JSON.stringify({ id, pairs: { ...read(), ...pairs } }));
        return storage !== undefined;
      } catch {
        // It is full, or refuses.
        return false;
      }
    },
    clear: () => {
      try {
        storage?.removeItem(name);
      } catch {
        // It refuses; what stays there is merged once more, and changes nothing.
      }
    },
  };
}

const isRow = (row: unknown): row is { id: string; pairs: PackageState } =>
  typeof row === 'object' && row !== null && 'id' in row && 'pairs' in row && isState(row.pairs);

const isState = (kept: unknown): kept is PackageState =>
  typeof kept === 'object' &&
  kept !== null &&
  !Array.isArray(kept) &&
  Object.values(kept).every((value) => typeof value === 'string');
