import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { addLayer } from '../../internal/layers.ts';
import { merge } from '../../internal/merge.ts';
import { present } from '../../internal/present.ts';
import { tabStopsIn } from '../../internal/tab-stops.ts';
import { usePresence } from '../../internal/use-presence.ts';
import { wayBackTo } from '../../internal/way-back.ts';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { menu as look } from './menu.css.ts';
import type { MenuAlignment } from './menu.variants.ts';
import { isTyping, itemAfterKey, itemsOf } from './menu-keys.ts';
import { placeMenu, roomBelow } from './place-menu.ts';

/** Where the focus goes first: a key goes to an item, a pointer only into the menu. */
export type MenuEntry = 'first' | 'last' | 'menu';

export interface MenuSurfaceProps {
  open: boolean;
  onClose: () => void;
  /** The button under which it stands. */
  button: () => HTMLElement | null;
  entry: () => MenuEntry;
  align: MenuAlignment;
  attributes: ComponentPropsWithRef<'div'>;
  children: ReactNode;
}

/** The open menu: its place, its keys, and how it is left. It is loaded when one is about to open. */
export function MenuSurface(props: MenuSurfaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const container = usePortalContainer();
  const isPresent = usePresence(props.open, box);
  if (!isPresent) return null;
  return createPortal(<OpenMenu {...props} box={box} />, container ?? document.body);
}

function OpenMenu({
  open,
  onClose,
  button,
  entry,
  align,
  attributes,
  box,
  children,
}: MenuSurfaceProps & { box: RefObject<HTMLDivElement | null> }) {
  const [room] = useState(() => roomBelow(button()) as CSSProperties);
  const now = useRef({ onClose, button, entry });
  useLayoutEffect(() => {
    now.current = { onClose, button, entry };
  });

  /* Moves the focus, and watches the page round it for as long as it is open. */
  useLayoutEffect(() => {
    const { current: menu } = box;
    if (!open || !menu) return;
    const opener = now.current.button();
    const goBack = wayBackTo(opener ?? undefined);
    const place = () => opener && placeMenu(menu, opener, align);
    place();
    enter(menu, now.current.entry());
    const leave = () => now.current.onClose();
    const removeLayer = addLayer({ surface: menu, isModal: false, onEscape: leave });
    const end = new AbortController();
    const { signal } = end;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !menu.contains(target) && !opener?.contains(target);
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, (happened) => isOutside(happened) && leave(), {
        signal,
        capture: true,
      });
    for (const event of ['scroll', 'resize'])
      addEventListener(event, (happened) => happened.target !== menu && place(), {
        signal,
        capture: true,
        passive: true,
      });
    return () => {
      end.abort();
      removeLayer();
      // What was pressed outside keeps the focus that it got.
      if (menu.contains(document.activeElement) || document.activeElement === document.body) goBack();
    };
  }, [open, align, box]);

  return (
    <div
      {...merge(attributes, {
        ref: box,
        role: 'menu',
        tabIndex: -1,
        className: look,
        style: room,
        'data-open': present(open),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk(event, onClose, button),
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (itemAt(event)) onClose();
        },
        onPointerMove: pointAt,
        onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType === 'mouse' && open) currentTarget.focus({ preventScroll: true });
        },
      })}
    >
      {children}
    </div>
  );
}

function enter(menu: HTMLElement, entry: MenuEntry): void {
  const items = entry === 'menu' ? [] : itemsOf(menu);
  (entry === 'last' ? items.at(-1) : (items[0] ?? menu))?.focus({ preventScroll: entry === 'menu' });
}

const itemAt = ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[role^="menuitem"]') : null;
  return item && currentTarget.contains(item) ? item : undefined;
};

/** What a mouse points at is where the keys go on; beside the items nothing is. */
function pointAt(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return;
  const target = itemAt(event) ?? event.currentTarget;
  if (document.activeElement !== target) target.focus({ preventScroll: true });
}

function walk(
  event: KeyboardEvent<HTMLElement>,
  onClose: () => void,
  button: () => HTMLElement | null,
): void {
  const { key, currentTarget: menu } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const item = itemAt(event);
  if (key === 'Tab') {
    leaveByTab(event, button());
    onClose();
    return;
  }
  if (item && (key === 'Enter' || (key === ' ' && !isTyping()))) {
    // A link follows Enter by itself.
    if (key === 'Enter' && item.tagName === 'A' && item.hasAttribute('href')) return;
    event.preventDefault();
    item.click();
    return;
  }
  const next = itemAfterKey(menu, key, item ? itemsOf(menu).indexOf(item) : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Goes on from the button, as if the menu had not been there; from the last control of the page the browser does. */
function leaveByTab(event: KeyboardEvent<HTMLElement>, button: HTMLElement | null): void {
  const stops = tabStopsIn(document.body);
  const next = button ? stops[stops.indexOf(button) + (event.shiftKey ? -1 : 1)] : undefined;
  if (next && !event.currentTarget.contains(next)) event.preventDefault();
  (next ?? button)?.focus();
}
