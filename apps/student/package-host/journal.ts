import type { PackageState } from '@student/domain';

/** What a package wanted kept and nobody has confirmed yet. */
export type Journal = {
  read: () => PackageState;
  /** Adds values; they are kept when this returns. @returns whether the device took them */
  add: (pairs: PackageState) => boolean;
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
  const read = (): PackageState => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(name) ?? '{}');
      return isState(kept) ? kept : {};
    } catch {
      // A device that does not tell, or not JSON: as if nothing was kept.
      return {};
    }
  };
  return {
    read,
    add: (pairs) => {
      try {
        storage?.setItem(name, JSON.stringify({ ...read(), ...pairs }));
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

const isState = (kept: unknown): kept is PackageState =>
  typeof kept === 'object' &&
  kept !== null &&
  !Array.isArray(kept) &&
  Object.values(kept).every((value) => typeof value === 'string');
