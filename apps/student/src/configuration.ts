import * as v from 'valibot';

const storageKey = 'configuration';

const Configuration = v.object({
  isMaintenanceMode: v.boolean(),
  isSuggestionMode: v.boolean(),
});
/** What the server switches on and off for everyone (CONFIG-03, CONFIG-06). */
export type Configuration = v.InferOutput<typeof Configuration>;

/** Used when the configuration cannot be read (CONFIG-05). */
export const defaultConfiguration: Configuration = { isMaintenanceMode: false, isSuggestionMode: false };

/** Keeps a configuration on this device; `undefined` clears it and gives the defaults (CONFIG-02, CONFIG-04). */
export function keepConfiguration<C extends Configuration>(configuration: C | undefined): Configuration {
  if (configuration) localStorage.setItem(storageKey, JSON.stringify(configuration));
  else localStorage.removeItem(storageKey);
  return configuration ?? defaultConfiguration;
}

/** The configuration that this device last heard of. */
export function keptConfiguration(): Configuration | undefined {
  try {
    const result = v.safeParse(Configuration, JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    // Not JSON: written by something else, so it counts as not kept.
    return undefined;
  }
}
