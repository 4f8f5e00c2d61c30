import { useEffect, useState } from 'react';

/** Whether the form is still shown, for what settles later: who has left by the way back is told elsewhere. */
export function useIsShown(): () => boolean {
  const [mark] = useState(() => ({ isShown: true }));

  // The page, which the form is in until it is left.
  useEffect(() => {
    mark.isShown = true;
    return () => {
      mark.isShown = false;
    };
  }, [mark]);

  return () => mark.isShown;
}
