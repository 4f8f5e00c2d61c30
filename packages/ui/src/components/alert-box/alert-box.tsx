import { CircleAlert, Info } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { dialog, dialogBody, dialogFooter } from '../dialog/dialog.css.ts';
import { DialogClose } from '../dialog/dialog.tsx';
import { DialogSurface } from '../dialog/dialog-surface.tsx';
import { alertIcon, alertMessage } from './alert-box.css.ts';
import type { AlertBoxTone } from './alert-box.variants.ts';

export interface AlertBoxProps {
  /** What happened, in one or more sentences; it is the name of the box. Line breaks are kept. */
  message: string;
  open: boolean;
  /** The button was pressed, or Escape. */
  onClose: () => void;
  tone?: AlertBoxTone;
  acknowledgeLabel?: string;
}

/** A message that must be seen, with one button `Ok` that closes it (APG Alert Dialog). SHELL-40. Component 26. */
export function AlertBox({ message, open, onClose, tone = 'info', acknowledgeLabel = 'Ok' }: AlertBoxProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogSurface
      role="alertdialog"
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissal="explicit"
      labelledBy={`${id}message`}
      look={dialog}
      data={{ 'data-size': 'small', 'data-tone': tone }}
      scroller={body}
    >
      <div ref={body} className={dialogBody}>
        <span className={alertIcon} data-tone={tone}>
          {tone === 'critical' ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
        </span>
        <p id={`${id}message`} className={alertMessage}>
          {message}
        </p>
      </div>
      <div className={dialogFooter}>
        <DialogClose>
          <Button>{acknowledgeLabel}</Button>
        </DialogClose>
      </div>
    </DialogSurface>
  );
}
