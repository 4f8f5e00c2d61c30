import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { joinRefs } from '../../internal/join-refs.ts';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { useStanding } from '../../internal/use-standing.ts';
import { wayBackTo } from '../../internal/way-back.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { usePortalContainer } from '../../theme/portal-container.ts';
import { surplusOf } from './surplus.ts';
import { toasts as region, stack } from './toast.css.ts';
import { type Toast, ToastItem } from './toast.tsx';
import { portuguese, type ToastsWords } from './toast.words.ts';
import { toastRoomName } from './toast-room.ts';

export interface ToastsProps extends Native<'section', 'children' | 'aria-label'> {
  /** What to show, oldest first. Of more than five the oldest are dismissed, but for those with an action. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  words?: DeepPartial<ToastsWords>;
}

/**
 * Where toasts come up, once per app: errors in an `alert`, the rest in a `status`, over any screen and any dialog. Both
 * live regions stand before their first words, so that what comes into them is spoken. F8 goes there from anywhere, also over a
 * modal dialog, and Escape goes back. All clocks stand still while the pointer or the focus is inside, or the window is hidden.
 * Attributes and ref go to the region. SHELL-38, SHELL-39. Component 28.
 */
export function Toasts({ toasts, onDismiss, words, ref, ...native }: ToastsProps) {
  const says = useWords('toasts', portuguese, words);
  const container = usePortalContainer();
  const box = useRef<HTMLElement>(null);
  const goBack = useRef<() => void>(undefined);
  const [isHeld, hold] = useState(false);
  const isHidden = useHiddenWindow();
  const isStanding = useStanding();
  useShortcut(() => box.current?.focus());
  useRoom(box);

  // What somebody reads or reaches for does not move away.
  const surplus = isHeld ? [] : surplusOf(toasts);
  const dropSurplus = useEffectEvent(() => {
    for (const id of surplus) onDismiss(id);
  });
  const surplusIds = surplus.join();
  // The list, which is its owner's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there are others.
  useEffect(() => dropSurplus(), [surplusIds]);

  /** To where one came from; from there a dialog, if one is open, keeps the focus again. */
  function leave() {
    hold(false);
    if (goBack.current) goBack.current();
    else [...document.querySelectorAll<HTMLElement>('[aria-modal]')].at(-1)?.focus();
  }

  function dismiss(id: string) {
    const hadFocus = box.current?.contains(document.activeElement);
    onDismiss(id);
    if (!hadFocus) return;
    /* The button that had the focus is about to go. */
    hold(false);
    if (toasts.length > 1) box.current?.focus();
    else leave();
  }

  function enter({ relatedTarget: from }: FocusEvent<HTMLElement>) {
    if (!box.current?.contains(from))
      goBack.current = from instanceof HTMLElement ? wayBackTo(from) : undefined;
    hold(true);
  }

  const item = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      {...toast}
      paused={isHeld || isHidden}
      dismissLabel={says.dismiss}
      onDismiss={() => dismiss(toast.id)}
    />
  );

  if (typeof document === 'undefined') return null;
  const shown = isStanding ? toasts : [];
  return createPortal(
    <section
      data-toasts=""
      tabIndex={-1}
      {...merge(native, {
        onPointerEnter: () => hold(true),
        onPointerLeave: () => hold(false),
        onFocus: enter,
        onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
          if (!box.current?.contains(relatedTarget)) hold(false);
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Escape') return;
          // A dialog under it stays open.
          event.preventDefault();
          leave();
        },
      })}
      ref={joinRefs(box, ref)}
      aria-label={says.region}
      className={region}
    >
      <div role="status" aria-live="polite" aria-atomic="false" className={stack}>
        {shown.filter(({ tone }) => tone !== 'critical').map(item)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={stack}>
        {shown.filter(({ tone }) => tone === 'critical').map(item)}
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
    const listen = (event: globalThis.KeyboardEvent) => event.key === 'F8' && press.current();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
