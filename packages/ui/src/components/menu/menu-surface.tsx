import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { merge } from '../../internal/merge.ts';
import { tabStopsIn } from '../../internal/tab-stops.ts';
import { wayBackTo } from '../../internal/way-back.ts';
import { usePortalContainer } from '../../theme/portal-container.ts';
import { menu as look } from './menu.css.ts';
import type { MenuAlignment } from './menu.variants.ts';
import { MenuPartsContext } from './menu-context.ts';

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

/** Between the button and its menu, and between that and the window's edge, in pixels. */
const gap = 8;

const parts = { Item: Radix.Item, RadioGroup: Radix.RadioGroup, RadioItem: Radix.RadioItem };

/**
 * The open menu, on the Radix dropdown: its place, its keys, and how it is left. It is loaded when one is about to open; what Radix
 * needs beside the list stays from then on, so that opening draws the list alone.
 */
export function MenuSurface(props: MenuSurfaceProps) {
  const { open, onClose, button } = props;
  return (
    <Radix.Root
      open={open}
      modal={false}
      dir={directionOf(button())}
      onOpenChange={(next) => !next && onClose()}
    >
      <Radix.Trigger asChild>
        <Standing element={button} />
      </Radix.Trigger>
      {open && <OpenMenu {...props} />}
    </Radix.Root>
  );
}

function OpenMenu({ onClose, button, entry, align, attributes, children }: MenuSurfaceProps) {
  const container = usePortalContainer();
  const goBack = useRef(() => {});
  /* The button is found in the document, where it may have come together with its open menu. */
  useLayoutEffect(() => {
    goBack.current = wayBackTo(button() ?? undefined);
  }, [button]);
  const isEntered = useRef(false);

  function enter(event: FocusEvent<HTMLElement>) {
    const { currentTarget: menu, target } = event;
    if (isEntered.current || target !== menu) return;
    isEntered.current = true;
    // Radix knows only of keys that were pressed after its code came.
    event.preventDefault();
    const items = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    const at = { first: items[0], last: items[items.length - 1], menu: undefined }[entry()];
    at?.focus();
  }

  return createPortal(
    <Radix.Content
      forceMount
      loop
      align={align}
      sideOffset={gap}
      collisionPadding={gap}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What was pressed outside keeps the focus that it got.
        if (document.activeElement === document.body) goBack.current();
      }}
      onEscapeKeyDown={(event) => {
        if (event.isComposing) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        // The button closes it itself.
        const { target } = event.detail.originalEvent;
        if (target instanceof Node && button()?.contains(target)) event.preventDefault();
      }}
      {...merge(attributes, {
        className: look,
        'data-open': '',
        onFocus: enter,
        onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Tab') return;
          // Radix would keep the focus in the menu.
          event.stopPropagation();
          leaveByTab(event, button());
          onClose();
        },
      })}
    >
      <MenuPartsContext value={parts}>{children}</MenuPartsContext>
    </Radix.Content>,
    container ?? document.body,
  );
}

/** Hands over an element that stands elsewhere: the button, which is there before the code of the menu is. */
function Standing({ element, ref }: { element: () => HTMLElement | null; ref?: Ref<HTMLElement> }) {
  /* Tells Radix of an element that is not drawn here, and may be another one by now. */
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element());
  });
  return null;
}

/** Radix writes a direction on the list, and takes it from left to right unless it is told. */
const directionOf = (element: HTMLElement | null) =>
  (element ?? document.documentElement).closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';

/** Goes on from the button, as if the menu had not been there; from the last control of the page the browser does. */
function leaveByTab(event: KeyboardEvent<HTMLElement>, button: HTMLElement | null): void {
  const stops = tabStopsIn(document.body).filter((stop) => !stop.matches('[data-radix-focus-guard]'));
  const next = button ? stops[stops.indexOf(button) + (event.shiftKey ? -1 : 1)] : undefined;
  if (next && !event.currentTarget.contains(next)) event.preventDefault();
  (next ?? button)?.focus();
}
