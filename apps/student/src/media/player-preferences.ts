import * as v from 'valibot';

const storageKey = 'player';

const Preferences = v.object({
  speed: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(2)), 1),
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
});
type Preferences = v.InferOutput<typeof Preferences>;

/** Speed and volume of last time on this device (beyond.md 9). */
export function playerPreferences(): Preferences {
  try {
    return v.parse(Preferences, JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // Not JSON, or not an object: as if nothing was kept.
    return { speed: 1, volume: 1 };
  }
}

/** Keeps what the person chose. */
export function keepPlayerPreferences(change: Partial<Preferences>) {
  localStorage.setItem(storageKey, JSON.stringify({ ...playerPreferences(), ...change }));
}
