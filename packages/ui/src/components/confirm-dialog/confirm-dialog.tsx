import { type ReactNode, useId } from 'react';
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
  onConfirm: () => void;
  /** The answer is on its way: nothing can be pressed, closed or sent twice. */
  pending?: boolean;
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
  error,
  tone = 'brand',
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  words,
  ...given
}: ConfirmDialogProps) {
  const id = useId();
  const { cancel } = useWords('confirmDialog', portuguese, words);
  return (
    <DialogSurface
      {...{ trigger, open, defaultOpen, onOpenChange, given }}
      dismissal={pending ? 'blocked' : 'explicit'}
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
          <Button variant="outline" tone="neutral" disabled={pending}>
            {cancel}
          </Button>
        </DialogClose>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogSurface>
  );
}
