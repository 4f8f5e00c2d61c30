import { useSyncExternalStore } from 'react';
import type { ConfigurationFacts } from './configuration.ts';
import { useServices } from './services.ts';

/** The running configuration, for components. */
export function useConfiguration(): ConfigurationFacts {
  const { configuration } = useServices();
  return useSyncExternalStore(configuration.subscribe, configuration.get);
}
