import type { DeviceStorage } from '../memory-storage.ts';

const storageKey = 'player';

type Preferences = { speed: number; volume: number; muted: boolean };

const defaults: Preferences = { speed: 1, volume: 1, muted: false };

/** Speed and volume of last time on this device, and whether it was muted (beyond.md 9). */
export type PlayerPreferences = {
  get: () => Preferences;
  /** Keeps what the person chose. */
  change: (change: Partial<Preferences>) => void;
};

/** Creates the preferences over a store on the device. */
export function createPlayerPreferences(storage: DeviceStorage): PlayerPreferences {
  const get = (): Preferences => {
    try {
      // An earlier version kept less.
      const kept: Preferences = { ...defaults, ...JSON.parse(storage.getItem(storageKey) ?? 'null') };
      return isPossible(kept) ? kept : defaults;
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

function isPossible({ speed, volume, muted }: Preferences): boolean {
  return speed > 0 && speed <= 2 && volume >= 0 && volume <= 1 && typeof muted === 'boolean';
}
