import type { DeviceStorage } from './memory-storage.ts';
import type { Request } from './request.ts';

const storageKey = 'configuration';

/** What the server switches on and off for everyone (CONFIG-03, CONFIG-06). */
export type ConfigurationFacts = { isMaintenanceMode: boolean; isSuggestionMode: boolean };

/** Used when the configuration cannot be read (CONFIG-05). */
export const defaultConfiguration: ConfigurationFacts = { isMaintenanceMode: false, isSuggestionMode: false };

/** The one owner of the running configuration. */
export type Configuration = {
  /** As last answered by the server, or as this device remembers it, or the defaults. */
  get: () => ConfigurationFacts;
  /**
   * Asks the server; what it says is remembered on this device. A failure is logged and gives the defaults
   * (CONFIG-01 to CONFIG-05). Calls at the same time share one request. Never rejects.
   */
  refresh: () => Promise<ConfigurationFacts>;
  subscribe: (listener: () => void) => () => void;
};

/** Creates the configuration over a store on the device. */
export function createConfiguration({
  request,
  storage,
}: {
  request: Request;
  storage: DeviceStorage;
}): Configuration {
  let facts = kept(storage) ?? defaultConfiguration;
  let underWay: Promise<ConfigurationFacts> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: ConfigurationFacts | undefined) => {
    if (next) storage.setItem(storageKey, JSON.stringify(next));
    else storage.removeItem(storageKey);
    facts = next ?? defaultConfiguration;
    for (const listener of listeners) listener();
    return facts;
  };
  const ask = () =>
    import('./configuration-call.ts')
      .then(({ readConfiguration }) => readConfiguration(request))
      .then(change, (error: unknown) => {
        console.error(error);
        return change(undefined);
      });
  return {
    get: () => facts,
    refresh: () => {
      underWay ??= ask().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function kept(storage: DeviceStorage): ConfigurationFacts | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isConfiguration(value) ? value : undefined;
  } catch {
    // Not JSON: written by something else, so it counts as not kept.
    return undefined;
  }
}

function isConfiguration(value: unknown): value is ConfigurationFacts {
  if (typeof value !== 'object' || value === null) return false;
  const { isMaintenanceMode, isSuggestionMode } = value as Partial<ConfigurationFacts>;
  return typeof isMaintenanceMode === 'boolean' && typeof isSuggestionMode === 'boolean';
}
