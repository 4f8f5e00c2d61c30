import { afterLoadEnded, afterLoadStarted, isComponentLoading } from '@student/domain';
import { useCallback, useState } from 'react';

/** Counts the loads of one component, which may overlap: its spinner shows while any is on its way (SHELL-42). */
export function useComponentLoading() {
  const [count, setCount] = useState(0);
  const track = useCallback(async <Value>(load: () => Promise<Value>): Promise<Value> => {
    setCount(afterLoadStarted);
    try {
      return await load();
    } finally {
      setCount(afterLoadEnded);
    }
  }, []);
  return { isLoading: isComponentLoading(count), track };
}
