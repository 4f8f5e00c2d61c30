import type { Scheme } from '@student/ui/theme';
import { useState } from 'react';
import { deviceKeys } from '../device-keys.ts';
import type { Platform } from '../platform.ts';
import { useServices } from '../services.ts';

const storageKey = deviceKeys.scheme;

/** The person's choice of light or dark. */
export type SchemePreference = {
  get: () => Scheme;
  /** Draws the app in what the person chose, and keeps it. */
  choose: (scheme: Scheme) => void;
};

/** The choice that is remembered on this device; boot.js puts it back before the first paint. */
export function createSchemePreference({
  storage,
  root: { dataset },
}: Pick<Platform, 'storage' | 'root'>): SchemePreference {
  return {
    get: () => {
      const scheme = storage.getItem(storageKey);
      return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
    },
    choose: (scheme) => {
      if (scheme === 'system') {
        delete dataset.scheme;
        storage.removeItem(storageKey);
        return;
      }
      dataset.scheme = scheme;
      storage.setItem(storageKey, scheme);
    },
  };
}

/** The choice, for components. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const preference = createSchemePreference(useServices().platform);
  const [scheme, setScheme] = useState(preference.get);
  const choose = (next: Scheme) => {
    setScheme(next);
    preference.choose(next);
  };
  return [scheme, choose];
}
