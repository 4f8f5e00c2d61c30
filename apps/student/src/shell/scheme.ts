import type { Scheme } from '@student/ui/theme';
import { useState } from 'react';

const storageKey = 'scheme';

const kept = (): Scheme => {
  const scheme = localStorage.getItem(storageKey);
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
};

/** The person's choice of light or dark, remembered on this device; boot.js puts it back before the first paint. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(kept);
  const choose = (next: Scheme) => {
    setScheme(next);
    const { dataset } = document.documentElement;
    if (next === 'system') {
      delete dataset.scheme;
      localStorage.removeItem(storageKey);
      return;
    }
    dataset.scheme = next;
    localStorage.setItem(storageKey, next);
  };
  return [scheme, choose];
}
