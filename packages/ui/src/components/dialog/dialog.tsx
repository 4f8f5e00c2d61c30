import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import { close, dialog, dialogBody, dialogDescription, dialogFooter, dialogTitle } from './dialog.css.ts';
import type { DialogDismissal, DialogSize } from './dialog.variants.ts';
import { DialogSurface } from './dialog-surface.tsx';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** One sentence under the title, read out together with it when the dialog opens. */
  description?: string;
  /** Actions; they stay in sight while the content scrolls. The main one comes last. */
  footer?: ReactNode;
  /** The button that opens it. Leave it out and pass `open` when something else decides. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: DialogSize;
  dismissal?: DialogDismissal;
  /** Name of the button in the corner. */
  closeLabel?: string;
}

/**
 * A modal dialog (APG Dialog): rises from what opened it, keeps the focus inside, gives it back when closed, locks the
 * page behind it and stays in the brand it was opened in. Component 24.
 */
export function Dialog({
  title,
  children,
  description,
  footer,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  size = 'medium',
  dismissal = 'free',
  closeLabel = 'Fechar',
}: DialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogSurface
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      dismissal={dismissal}
      labelledBy={`${id}title`}
      describedBy={description ? `${id}description` : undefined}
      look={dialog}
      data={{ 'data-size': size }}
      scroller={body}
    >
      <h2 id={`${id}title`} className={dialogTitle} data-closable={dismissal !== 'blocked'}>
        {unbrokenCompounds(title)}
      </h2>
      {description && (
        <p id={`${id}description`} className={dialogDescription}>
          {unbrokenCompounds(description)}
        </p>
      )}
      <div ref={body} className={dialogBody}>
        {unbrokenCompounds(children)}
      </div>
      {footer && <div className={dialogFooter}>{footer}</div>}
      {dismissal !== 'blocked' && (
        <div className={close}>
          <DialogClose>
            <IconButton label={closeLabel} icon={<X aria-hidden />} />
          </DialogClose>
        </div>
      )}
    </DialogSurface>
  );
}

/** Makes the one button inside it close the dialog or panel around it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
