import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What the next content is told: the one before was left from full screen, by a press. */
export const inFullScreen = { fullScreen: true } as const;

/** Whether this content was led to from full screen; on reload and on the way back it was not. */
export function useIsInFullScreen(): boolean {
  const { state } = useLocation();
  const isLedHere = useNavigationType() === 'PUSH';
  const [isIn] = useState(isLedHere && (state as typeof inFullScreen | null)?.fullScreen === true);
  return isIn;
}
