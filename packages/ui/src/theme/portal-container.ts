import { createContext, useContext } from 'react';

/** Set by `ThemeScope`. */
export const PortalContext = createContext<HTMLElement | undefined>(undefined);

/** Where overlays belong: the container of the nearest `ThemeScope`, `undefined` (the body) without one. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext);
}
