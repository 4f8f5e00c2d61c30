import { useSyncExternalStore } from 'react';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import { systemIsDark } from '../../system-is-dark.ts';

/** The scheme that `html` wears, also when it is changed in place, without a new render of the story. */
export function usePageScheme(): SchemeName {
  return useSyncExternalStore(onScheme, schemeOfPage);
}

function onScheme(changed: () => void): () => void {
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  systemIsDark.addEventListener('change', changed);
  return () => {
    attribute.disconnect();
    systemIsDark.removeEventListener('change', changed);
  };
}

function schemeOfPage(): SchemeName {
  const { scheme } = document.documentElement.dataset;
  const isDark = scheme === undefined ? systemIsDark.matches : scheme === 'dark';
  return isDark ? 'dark' : 'light';
}
