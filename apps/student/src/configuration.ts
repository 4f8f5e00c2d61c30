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
  /** The same for a page that asks by itself: a failure changes nothing, and rejects. */
  renew: () => Promise<ConfigurationFacts>;
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
  /** How often the server was asked, and which of these times its answer is the newest that has come. */
  let [asked, heard] = [0, 0];
  const listeners = new Set<() => void>();
  /** What was asked at `turn` counts only as long as nothing that was asked later has been answered. */
  const change = (next: ConfigurationFacts | undefined, turn: number) => {
    if (turn < heard) return facts;
    heard = turn;
    if (next) storage.setItem(storageKey, JSON.stringify(next));
    else storage.removeItem(storageKey);
    facts = next ?? defaultConfiguration;
    for (const listener of listeners) listener();
    return facts;
  };
  const read = (turn: number) =>
    import('./configuration-call.ts')
      .then(({ readConfiguration }) => readConfiguration(request))
      .then((next) => change(next, turn));
  const ask = (turn: number) =>
    read(turn).catch((error: unknown) => {
      console.error(error);
      return change(undefined, turn);
    });
  return {
    get: () => facts,
    refresh: () => {
      underWay ??= ask(++asked).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    renew: () => read(++asked),
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
