import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { overlay } from './dialog.css.ts';
import type { DialogDismissal } from './dialog.variants.ts';
import { currentOpener, riseFrom } from './opener.ts';

export interface DialogSurfaceProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  role?: 'dialog' | 'alertdialog';
  dismissal: DialogDismissal;
  labelledBy: string;
  describedBy?: string;
  /** The class of the surface. */
  look: string;
  data?: Record<`data-${string}`, string>;
  /** The part that scrolls; it becomes a tab stop while it has something to scroll. */
  scroller?: Ref<HTMLDivElement> & { current: HTMLDivElement | null };
  children: ReactNode;
}

/**
 * What every modal surface shares: the layer behind it, the trap, the lock on the page, the way back to the opener.
 * Titles are tied by id here rather than by the primitive's own parts, which render the surface once more each.
 */
export function DialogSurface({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  role = 'dialog',
  dismissal,
  labelledBy,
  describedBy,
  look,
  data,
  scroller,
  children,
}: DialogSurfaceProps) {
  const container = usePortalContainer();
  const opener = useRef<HTMLElement>(undefined);
  const surface = useRef<HTMLDivElement>(null);

  function rememberOpener() {
    opener.current = currentOpener();
    if (surface.current) riseFrom(opener.current, surface.current);
    const part = scroller?.current;
    if (part && part.scrollHeight > part.clientHeight) makeTabStop(part);
  }

  function goBack(event: Event) {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  }

  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay ref={dimRoot} className={overlay} />
        <Radix.Content
          ref={surface}
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={look}
          {...data}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={goBack}
          onEscapeKeyDown={dismissal === 'blocked' ? refuse : undefined}
          onInteractOutside={dismissal === 'free' ? keepForToasts : refuse}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Only after the first focus is set, so that it goes to the first control; where the part holds none, to the part itself. */
function makeTabStop(part: HTMLElement) {
  const stop = () => {
    part.tabIndex = 0;
  };
  if (part.querySelector('a[href], button, input, select, textarea')) queueMicrotask(stop);
  else stop();
}

let dimming = 0;

/** Marks the root for as long as some layer lies over the page. */
function dimRoot(layer: HTMLElement | null) {
  if (!layer) return;
  const { dataset } = document.documentElement;
  dimming += 1;
  dataset.dimmed = '';
  return () => {
    dimming -= 1;
    if (dimming === 0) delete dataset.dimmed;
  };
}

function refuse(event: Event) {
  event.preventDefault();
}

/** A toast lies over the dialog and belongs to nobody: pressing it must not close what is under it. */
function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault();
}
