import { type ReactNode, useId, useState } from 'react';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Button } from '../button/button.tsx';
import { dialog, dialogBody, dialogFooter, dialogTitle } from '../dialog/dialog.css.ts';
import { DialogClose, DialogSurface, type Opens, type SurfaceAttributes } from '../dialog/dialog-surface.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import type { ConfirmDialogTone } from './confirm-dialog.variants.ts';
import { type ConfirmDialogWords, portuguese } from './confirm-dialog.words.ts';

export interface ConfirmDialogProps extends Opens, SurfaceAttributes {
  /** The question: `Deseja realmente sair?` */
  title: string;
  /** What follows from a yes: `Ao sair, você retornará para a página de login.` */
  children: ReactNode;
  /** The verb of the question (`Sair`), never `Ok` or `Sim`. */
  confirmLabel: string;
  /**
   * Does it. Held open by `open`, the dialog stays until its owner closes it. Otherwise it closes by itself: at once, or, where this
   * gives back a promise, when that is kept; meanwhile it is pending, and a broken one leaves it open for its `error`.
   */
  onConfirm: () => unknown;
  /** The answer is on its way: nothing can be pressed, closed or sent twice. */
  pending?: boolean;
  /** What is on its way can still be taken back: the dialog may be closed meanwhile. */
  cancellable?: boolean;
  /** What the server refused, shown inside, above the buttons. */
  error?: string | undefined;
  tone?: ConfirmDialogTone;
  words?: DeepPartial<ConfirmDialogWords>;
}

/**
 * Asks before something is done (APG Alert Dialog); the harmless answer has the focus. Attributes and ref go to its surface.
 * AUTH-36, NOTIF-11. Component 25.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  onConfirm,
  pending = false,
  cancellable = false,
  error,
  tone = 'brand',
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  words,
  ...given
}: ConfirmDialogProps) {
  const id = useId();
  const { cancel } = useWords('confirmDialog', portuguese, words);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [isUnderWay, setUnderWay] = useState(false);
  const isBusy = pending || isUnderWay;
  const isHeld = isBusy && !cancellable;
  const confirm = () => {
    const done = onConfirm();
    if (open !== undefined) return;
    if (!(done instanceof Promise)) return setOpen(false);
    setUnderWay(true);
    const end = () => setUnderWay(false);
    // Why it failed is its caller's to tell, by `error`.
    done
      .then(
        () => setOpen(false),
        () => undefined,
      )
      .then(end);
  };
  return (
    <DialogSurface
      {...{ trigger, given }}
      open={isOpen}
      onOpenChange={setOpen}
      dismissal={isHeld ? 'blocked' : 'explicit'}
      says={{
        role: 'alertdialog',
        className: dialog,
        'data-size': 'small',
        'aria-labelledby': `${id}title`,
        'aria-describedby': `${id}text`,
      }}
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
          <Button variant="outline" tone="neutral" disabled={isHeld}>
            {cancel}
          </Button>
        </DialogClose>
        <Button tone={tone} pending={isBusy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogSurface>
  );
}
