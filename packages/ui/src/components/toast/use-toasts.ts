import { useCallback, useRef, useState } from 'react';
import type { Toast } from './toast.tsx';

/** A list of toasts for whoever has no list of their own: give it to `Toasts`, call `show` anywhere below. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((shown) => [...shown, { ...toast, id }]);
    return id;
  }, []);
  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
