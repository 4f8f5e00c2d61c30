import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { aboveAll } from '../../internal/around.ts';
import { takesEscape } from '../../internal/escape.ts';
import { wasPressed } from '../../internal/focus-page.ts';
import { joinRefs } from '../../internal/join-refs.ts';
import { lockPage } from '../../internal/page-lock.ts';
import { present } from '../../internal/present.ts';
import { riseFrom } from '../../internal/rise-from.ts';
import { usePresence } from '../../internal/use-presence.ts';
import { currentOpener, wayBackTo } from '../../internal/way-back.ts';
import { usePortalContainer } from '../../theme/portal-container.ts';
import { overlay } from './dialog.css.ts';
import type { DialogDismissal } from './dialog.variants.ts';
import { hearBack } from './hear-back.ts';
import { leaveToToasts } from './leave-to-toasts.ts';
import { takeOwnPresses } from './own-presses.ts';

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
  /** What has the focus at first, in place of the first control. */
  start: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * What every modal surface does once it is open, on the Radix dialog: the focus kept inside and given back, Escape, the phone's way back, a press
 * beside it, the page behind it silent. It is loaded when one is about to open.
 */
export function Modal(props: ModalProps) {
  const { open, opener } = props;
  const surface = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(open, surface);
  const [wasOpen, setWasOpen] = useState(false);
  const [opening, setOpening] = useState<Opening>({ turn: 0, from: undefined });
  // Read before the surface is there: afterwards the page would be laid out twice, and the focus has moved.
  if (open !== wasOpen) {
    setWasOpen(open);
    const from = opener() ?? currentOpener();
    // What is in the surface goes with it; opened again from there, it still came from where it came before.
    const isOwn = from && surface.current?.contains(from);
    if (open) setOpening({ turn: opening.turn + 1, from: isOwn ? opening.from : from });
  }
  if (!isPresent) return null;
  // Opened again on its way out, it is another surface: it takes the focus, and rises from where it was opened.
  return <OpenModal key={opening.turn} {...props} from={opening.from} surface={surface} />;
}

interface Opening {
  /** How often it was opened. */
  turn: number;
  from: HTMLElement | undefined;
}

function OpenModal({
  open,
  onClose,
  dismissal,
  attributes,
  from,
  scroller,
  start,
  surface,
  children,
}: ModalProps & { from: HTMLElement | undefined; surface: RefObject<HTMLDivElement | null> }) {
  const container = usePortalContainer();
  const [before] = useState(() => ({
    goBack: wayBackTo(from),
    bar: innerWidth - document.documentElement.clientWidth,
    rise: riseFrom(from),
  }));
  /* Keeps the page still for as long as it is open. */
  useLayoutEffect(() => (open ? lockPage(before.bar) : undefined), [open, before]);
  /* The surface's own presses only. */
  useEffect(() => (surface.current ? takeOwnPresses(surface.current) : undefined), [surface]);
  /* Lets the focus out of the trap to where news is. */
  useEffect(() => (open ? leaveToToasts() : undefined), [open]);
  const back = useRef({ mayClose: false, close: onClose });
  /* What the way back finds is what was drawn last. */
  useEffect(() => {
    back.current = { mayClose: dismissal !== 'blocked', close: onClose };
  });
  /* The browser's own way to close something. */
  useEffect(
    () =>
      open
        ? hearBack({ mayClose: () => back.current.mayClose, close: () => back.current.close() })
        : undefined,
    [open],
  );

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {createPortal(
        <>
          <div className={overlay} data-open={present(open)} />
          <Radix.Content
            forceMount
            {...attributes}
            ref={joinRefs(surface, attributes.ref)}
            data-open={present(open)}
            style={before.rise}
            onOpenAutoFocus={(event) => {
              makeTabStop(scroller?.current);
              const first = start?.current ?? (wasPressed() ? undefined : firstButtonOf(surface.current));
              if (!first) return;
              event.preventDefault();
              first.focus({ preventScroll: true, ...(wasPressed() ? undefined : { focusVisible: false }) });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Whoever has moved it elsewhere on the way out keeps it there.
              if (document.activeElement === document.body) before.goBack();
            }}
            onEscapeKeyDown={(event) => {
              if (dismissal === 'blocked' || takesEscape(event)) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              const { target } = event.detail.originalEvent;
              const isOnToast = target instanceof Element && target.closest(aboveAll) !== null;
              // Pressed on its way out, what lies beside it may open it again.
              if (!open || dismissal !== 'free' || isOnToast) event.preventDefault();
            }}
          >
            {children}
          </Radix.Content>
        </>,
        container ?? document.body,
      )}
    </Radix.Root>
  );
}

/** What takes the focus at first where that is a button: Radix focuses it too, but draws a ring round it on a page that was just loaded. */
function firstButtonOf(surface: HTMLElement | null): HTMLElement | undefined {
  const controls =
    surface?.querySelectorAll<HTMLElement>('button, input, select, textarea, [tabindex]') ?? [];
  const first = [...controls].find(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches('a, :disabled, input[type="hidden"]') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  return first?.matches('button') ? first : undefined;
}

/** Where it holds controls, only after the first of them has the focus. */
function makeTabStop(part: HTMLElement | null | undefined): void {
  if (!part || part.scrollHeight <= part.clientHeight) return;
  const stop = () => {
    part.tabIndex = 0;
  };
  if (part.querySelector('a[href], button, input, select, textarea')) queueMicrotask(stop);
  else stop();
}
