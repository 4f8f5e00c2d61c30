import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { toasts as region, stack } from './toast.css.ts';
import { type Toast, ToastItem } from './toast.tsx';
import { toastRoomName } from './toast-room.ts';

export interface ToastsProps {
  /** What to show, oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Name of the region, reached with F8. */
  label?: string;
  dismissLabel?: string;
}

/**
 * Where toasts come up, once per app: errors in an `alert`, the rest in a `status`, over any screen and any dialog. Both
 * live regions are there from the start, so that what comes into them is spoken. All clocks stand still while the pointer
 * or the focus is inside, or the window is hidden. SHELL-38, SHELL-39. Component 28.
 */
export function Toasts({
  toasts,
  onDismiss,
  label = 'Avisos',
  dismissLabel = 'Dispensar aviso',
}: ToastsProps) {
  const container = usePortalContainer();
  const box = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [isHeld, hold] = useState(false);
  const isHidden = useHiddenWindow();
  useShortcut(() => box.current?.focus());
  useRoom(box);

  function dismiss(id: string) {
    const hadFocus = box.current?.contains(document.activeElement);
    onDismiss(id);
    if (!hadFocus) return;
    /* The button that had the focus is about to go. */
    hold(false);
    if (toasts.length > 1) box.current?.focus();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function enter(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    hold(true);
  }

  const item = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      {...toast}
      paused={isHeld || isHidden}
      dismissLabel={dismissLabel}
      onDismiss={() => dismiss(toast.id)}
    />
  );

  if (typeof document === 'undefined') return null;
  return createPortal(
    <section
      ref={box}
      data-toasts
      aria-label={label}
      tabIndex={-1}
      className={region}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={enter}
      onBlur={(event) => box.current?.contains(event.relatedTarget) || hold(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="false" className={stack}>
        {toasts.filter(({ tone }) => tone !== 'critical').map(item)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={stack}>
        {toasts.filter(({ tone }) => tone === 'critical').map(item)}
      </div>
    </section>,
    container ?? document.body,
  );
}

/** Whether nobody can see the window. */
function useHiddenWindow() {
  const [isHidden, setHidden] = useState(() => typeof document !== 'undefined' && document.hidden);
  /* Listens to the window's own state. */
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Tells what lies at the foot of the window how much of it the toasts cover. */
function useRoom(box: RefObject<HTMLElement | null>) {
  /* Watches a box whose size only the browser knows. */
  useEffect(() => {
    const { current: region } = box;
    const host = region?.parentElement;
    if (!region || !host) return;
    const watch = new ResizeObserver(() =>
      host.style.setProperty(toastRoomName, `${Math.ceil(region.getBoundingClientRect().height)}px`),
    );
    watch.observe(region);
    return () => {
      watch.disconnect();
      host.style.removeProperty(toastRoomName);
    };
  }, [box]);
}

/** F8 goes to the toasts from anywhere. */
function useShortcut(onPress: () => void) {
  const press = useRef(onPress);
  /* Listens to the keyboard of the whole window. */
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'F8' && press.current();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
