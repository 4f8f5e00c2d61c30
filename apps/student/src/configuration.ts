const storageKey = 'configuration';

/** What the server switches on and off for everyone (CONFIG-03, CONFIG-06). */
export type Configuration = { isMaintenanceMode: boolean; isSuggestionMode: boolean };

/** Used when the configuration cannot be read (CONFIG-05). */
export const defaultConfiguration: Configuration = { isMaintenanceMode: false, isSuggestionMode: false };

/** Keeps a configuration on this device; `undefined` clears it and gives the defaults (CONFIG-02, CONFIG-04). */
export function keepConfiguration(configuration: Configuration | undefined): Configuration {
  if (configuration) localStorage.setItem(storageKey, JSON.stringify(configuration));
  else localStorage.removeItem(storageKey);
  return configuration ?? defaultConfiguration;
}

/** The configuration that this device last heard of. */
export function keptConfiguration(): Configuration | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isConfiguration(kept) ? kept : undefined;
  } catch {
    // Not JSON: written by something else, so it counts as not kept.
    return undefined;
  }
}

function isConfiguration(value: unknown): value is Configuration {
  if (typeof value !== 'object' || value === null) return false;
  const { isMaintenanceMode, isSuggestionMode } = value as Partial<Configuration>;
  return typeof isMaintenanceMode === 'boolean' && typeof isSuggestionMode === 'boolean';
}
