import type { Scheme } from '@student/ui/theme';
import { useState } from 'react';
import { deviceKeys } from '../device-keys.ts';
import type { DeviceStorage } from '../memory-storage.ts';
import { useServices } from '../services.ts';

const storageKey = deviceKeys.scheme;

const kept = (storage: DeviceStorage): Scheme => {
  const scheme = storage.getItem(storageKey);
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
};

/** The person's choice of light or dark, remembered on this device; boot.js puts it back before the first paint. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const { storage } = useServices().platform;
  const [scheme, setScheme] = useState(() => kept(storage));
  const choose = (next: Scheme) => {
    setScheme(next);
    const { dataset } = document.documentElement;
    if (next === 'system') {
      delete dataset.scheme;
      storage.removeItem(storageKey);
      return;
    }
    dataset.scheme = next;
    storage.setItem(storageKey, next);
  };
  return [scheme, choose];
}
