import type { DeviceStorage } from '../memory-storage.ts';

const storageKey = 'questions';
const most = 20;

type Kept = readonly (readonly [questionnaireId: number, page: number])[];

/** At which question of an attempt somebody was last on this device; only numbers, of the last twenty attempts. */
export function createKeptPages(storage: DeviceStorage) {
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPair) : [];
    } catch {
      // Not JSON: as if nothing was kept.
      return [];
    }
  };
  return {
    get: (questionnaireId: number): number | undefined => read().find(([id]) => id === questionnaireId)?.[1],
    keep: (questionnaireId: number, page: number): void => {
      const others = read().filter(([id]) => id !== questionnaireId);
      storage.setItem(storageKey, JSON.stringify([[questionnaireId, page], ...others].slice(0, most)));
    },
  };
}

const isPair = (row: unknown): row is [number, number] =>
  Array.isArray(row) && row.length === 2 && row.every((part) => Number.isInteger(part) && part > 0);
