import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { joinRefs } from '../../internal/join-refs.ts';
import { addLayer } from '../../internal/layers.ts';
import { lockPage } from '../../internal/page-lock.ts';
import { present } from '../../internal/present.ts';
import { riseFrom } from '../../internal/rise-from.ts';
import { tabStopsIn } from '../../internal/tab-stops.ts';
import { usePresence } from '../../internal/use-presence.ts';
import { currentOpener, wayBackTo } from '../../internal/way-back.ts';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { overlay } from './dialog.css.ts';
import type { DialogDismissal } from './dialog.variants.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  dismissal: DialogDismissal;
  /** Of the surface: name, description, look, and whatever the caller gives. */
  attributes: ComponentPropsWithRef<'div'>;
  /** The control that opens it, where it has one of its own. */
  opener: () => HTMLElement | null;
  /** The part that scrolls; it becomes a tab stop while it has something to scroll. */
  scroller: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * What every modal surface does once it is open: the layer behind it, the focus kept inside and given back, the page behind it still
 * and silent. It is loaded when one is about to open.
 */
export function Modal(props: ModalProps) {
  const surface = useRef<HTMLDivElement>(null);
  const container = usePortalContainer();
  const isPresent = usePresence(props.open, surface);
  if (!isPresent) return null;
  return createPortal(<OpenModal {...props} surface={surface} />, container ?? document.body);
}

function OpenModal({
  open,
  onClose,
  dismissal,
  attributes,
  opener,
  scroller,
  surface,
  children,
}: ModalProps & { surface: RefObject<HTMLDivElement | null> }) {
  // Read before the surface is there: afterwards the page would be laid out twice, and the focus has moved.
  const [before] = useState(() => {
    const from = opener() ?? currentOpener();
    return { from, bar: innerWidth - document.documentElement.clientWidth, rise: riseFrom(from) };
  });
  const onEscape = useRef(onClose);
  useLayoutEffect(() => {
    onEscape.current = dismissal === 'blocked' ? () => {} : onClose;
  });

  /* Moves the focus, and keeps the rest of the page away for as long as it is open. */
  useLayoutEffect(() => {
    const { current: element } = surface;
    if (!open || !element) return;
    const goBack = wayBackTo(before.from);
    focusInside(element, scroller?.current ?? undefined);
    const unlock = lockPage(before.bar);
    const removeLayer = addLayer({ surface: element, isModal: true, onEscape: () => onEscape.current() });
    return () => {
      removeLayer();
      unlock();
      goBack();
    };
  }, [open, before, surface, scroller]);

  return (
    <>
      {/* biome-ignore lint/a11y: a press beside the surface; the keyboard has Escape and the button in the corner */}
      <div
        className={overlay}
        data-open={present(open)}
        onClick={dismissal === 'free' && open ? onClose : undefined}
      />
      <div
        tabIndex={-1}
        {...attributes}
        ref={joinRefs(surface, attributes.ref)}
        data-open={present(open)}
        style={before.rise}
      >
        {children}
      </div>
    </>
  );
}

/** On the first control that does not lead away, else on what scrolls, else on the surface itself. */
function focusInside(surface: HTMLElement, scroller: HTMLElement | undefined): void {
  const scrolls = scroller !== undefined && scroller.scrollHeight > scroller.clientHeight;
  const holdsControls = scroller?.querySelector('a[href], button, input, select, textarea') != null;
  if (scrolls && !holdsControls) scroller.tabIndex = 0;
  const [first = surface] = tabStopsIn(surface).filter(({ tagName }) => tagName !== 'A');
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
  // Only now, so that the focus went to the first control.
  if (scrolls && holdsControls) scroller.tabIndex = 0;
}
