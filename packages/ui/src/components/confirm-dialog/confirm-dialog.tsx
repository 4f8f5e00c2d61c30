import { type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { dialog, dialogBody, dialogFooter, dialogTitle } from '../dialog/dialog.css.ts';
import { DialogClose } from '../dialog/dialog.tsx';
import { DialogSurface } from '../dialog/dialog-surface.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import type { ConfirmDialogTone } from './confirm-dialog.variants.ts';

export interface ConfirmDialogProps {
  /** The question: `Deseja realmente sair?` */
  title: string;
  /** What follows from a yes: `Ao sair, você retornará para a página de login.` */
  children: ReactNode;
  /** The verb of the question (`Sair`), never `Ok` or `Sim`. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The answer is on its way: nothing can be pressed, closed or sent twice. */
  pending?: boolean;
  /** What the server refused, shown inside, above the buttons. */
  error?: string;
  tone?: ConfirmDialogTone;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Asks before something is done (APG Alert Dialog); the harmless answer has the focus. AUTH-36, NOTIF-11. Component 25. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  pending = false,
  error,
  tone = 'brand',
  trigger,
  open,
  onOpenChange,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <DialogSurface
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      dismissal={pending ? 'blocked' : 'explicit'}
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      look={dialog}
      data={{ 'data-size': 'small' }}
    >
      <h2 id={`${id}title`} className={dialogTitle}>
        {unbrokenCompounds(title)}
      </h2>
      <div className={dialogBody}>
        <div id={`${id}text`}>{unbrokenCompounds(children)}</div>
        {error && (
          <InlineAlert tone="critical" announce="assertive">
            {error}
          </InlineAlert>
        )}
      </div>
      <div className={dialogFooter}>
        <DialogClose>
          <Button variant="outline" tone="neutral" disabled={pending}>
            {cancelLabel}
          </Button>
        </DialogClose>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogSurface>
  );
}
