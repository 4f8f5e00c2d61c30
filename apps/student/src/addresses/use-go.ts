import { useCallback } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';
import { useServices } from '../services.ts';
import { goTo } from './place-ahead.ts';

/** `goTo` for components; it stays the same over renders. */
export function useGo(): (to: To, options?: NavigateOptions) => void {
  const { getRouter } = useServices();
  return useCallback((to, options) => goTo(getRouter(), to, options), [getRouter]);
}
