import type { DeviceStorage } from '../memory-storage.ts';

const storageKey = 'player';

type Preferences = { speed: number; volume: number };

const defaults: Preferences = { speed: 1, volume: 1 };

/** Speed and volume of last time on this device (beyond.md 9). */
export type PlayerPreferences = {
  get: () => Preferences;
  /** Keeps what the person chose. */
  change: (change: Partial<Preferences>) => void;
};

/** Creates the preferences over a store on the device. */
export function createPlayerPreferences(storage: DeviceStorage): PlayerPreferences {
  const get = (): Preferences => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
      return isPreferences(kept) ? kept : defaults;
    } catch {
      // Not JSON: as if nothing was kept.
      return defaults;
    }
  };
  return {
    get,
    change: (change) => storage.setItem(storageKey, JSON.stringify({ ...get(), ...change })),
  };
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false;
  const { speed = Number.NaN, volume = Number.NaN } = value as Partial<Preferences>;
  return speed > 0 && speed <= 2 && volume >= 0 && volume <= 1;
}
