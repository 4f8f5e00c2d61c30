import { useEffect, useState } from 'react';

/** Some screen readers miss what arrives together with its region, in milliseconds. */
const settling = 50;

/** Whether a live region has stood long enough that words coming into it are heard. */
export function useStanding(): boolean {
  const [isStanding, setStanding] = useState(false);
  /* Waits for screen readers to find the region. */
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), settling);
    return () => clearTimeout(timer);
  }, []);
  return isStanding;
}
