import {
  type ComponentPropsWithRef,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
} from 'react';
// Its listener is there before the first press, which the surface asks for; `modal.tsx` comes later.
import '../../internal/last-pressed.ts';
import { latePart, loadsWhenNear, useLatePart } from '../../internal/late-part.ts';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { Trigger } from '../../internal/trigger.tsx';
import { useControlled } from '../../internal/use-controlled.ts';
import type { DialogDismissal } from './dialog.variants.ts';

/** What can be opened: by its trigger, by itself at first, or by whoever holds its state. */
export interface Opens {
  /** The button that opens it. Leave it out and pass `open` when something else decides. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Attributes of a surface: all that a `div` takes, but what says what it is. */
export type SurfaceAttributes<Own extends string = never> = Native<
  'div',
  'children' | 'role' | 'title' | 'aria-modal' | Own
>;

interface DialogSurfaceProps extends Opens {
  dismissal: DialogDismissal;
  /** What the component says of the surface: role, name, description, looks. */
  says: ComponentPropsWithRef<'div'> & Record<`data-${string}`, string>;
  /** What the caller gives it. */
  given: object;
  scroller?: RefObject<HTMLElement | null>;
  /** What has the focus when it opens, in place of its first control. */
  start?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

const modal = latePart(() => import('./modal.tsx').then(({ Modal }) => Modal));

/** Loads the code of open dialogs and panels ahead, for a page that may lose its network before one is opened. */
export const preloadDialog = (): Promise<unknown> => modal.load();

const CloseContext = createContext<() => void>(() => {});

/**
 * What every modal surface shares: the control that opens it, its state, and the code of the open surface, which is loaded when
 * somebody points at that control or comes to it. Pressed before it is there, the surface opens when it is.
 */
export function DialogSurface({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  dismissal,
  says,
  given,
  scroller,
  start,
  children,
}: DialogSurfaceProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const own = useId();
  const id = (given as { id?: string }).id ?? own;
  const opener = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  const Modal = useLatePart(modal, isOpen, dismissal === 'blocked' ? undefined : close);
  return (
    <>
      {trigger && (
        <Trigger
          element={trigger}
          attributes={{
            ref: opener,
            ...loadsWhenNear(modal),
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            'aria-controls': isOpen && Modal ? id : undefined,
            onClick: () => setOpen(true),
          }}
        />
      )}
      {Modal && (
        <Modal
          open={isOpen}
          onClose={close}
          dismissal={dismissal}
          attributes={merge(given, { ...says, id, 'aria-modal': true })}
          opener={() => opener.current}
          scroller={scroller}
          start={start}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </Modal>
      )}
    </>
  );
}

/** Makes the one button inside it close the dialog or panel around it; where that button prevents its press, it stays. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Trigger element={children} attributes={{ onClick: useContext(CloseContext) }} />;
}
