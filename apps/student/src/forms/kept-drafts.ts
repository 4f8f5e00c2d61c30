import type { DeviceStorage } from '../memory-storage.ts';
import { draftsKey } from '../tab-keys.ts';

type Kept = Readonly<Record<string, unknown>>;

/** What a person has written or chosen and not sent, by the name of what asks for it. */
export type KeptDrafts = {
  /** As it was kept, if it can be read: whoever asks looks at its shape. */
  get: (name: string) => unknown;
  keep: (name: string, draft: unknown) => void;
  forget: (name: string) => void;
};

/** The drafts that this tab keeps of a person over a reload. Nobody else finds them; of nobody none are kept. */
export function createKeptDrafts(storage: DeviceStorage, personId: number | undefined): KeptDrafts {
  const key = draftsKey(personId ?? 0);
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
    } catch {
      // Not JSON: as if nothing was kept.
      return {};
    }
  };
  const write = (drafts: Kept) => {
    if (personId === undefined) return;
    if (Object.keys(drafts).length > 0) storage.setItem(key, JSON.stringify(drafts));
    else storage.removeItem(key);
  };
  return {
    get: (name) => read()[name],
    keep: (name, draft) => write({ ...read(), [name]: draft }),
    forget: (name) => {
      const { [name]: draft, ...others } = read();
      if (draft !== undefined) write(others);
    },
  };
}
