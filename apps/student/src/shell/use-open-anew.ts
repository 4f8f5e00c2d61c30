import { useState } from 'react';
import { openAnew } from '../missing-code.ts';
import { useServices } from '../services.ts';

/** Opens the page anew, once it can be reached. */
export function useOpenAnew(): { isOpening: boolean; open: () => void } {
  const { platform } = useServices();
  const [isOpening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    openAnew(platform.fetch).catch(() => setOpening(false));
  };
  return { isOpening, open };
}
