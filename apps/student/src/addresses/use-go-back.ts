import { useCallback } from 'react';
import { useServices } from '../services.ts';

/** Leaves what was opened over a place as the back button does, so that nothing of it is left to come back to. */
export function useGoBack(): () => void {
  const { getRouter } = useServices();
  return useCallback(() => void getRouter().navigate(-1), [getRouter]);
}
