import { useId, useRef } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Button } from '../button/button.tsx';
import { dialog, dialogBody, dialogFooter } from '../dialog/dialog.css.ts';
import { DialogClose, DialogSurface, type Opens, type SurfaceAttributes } from '../dialog/dialog-surface.tsx';
import { ErrorIcon, InfoIcon } from '../icon/icons.ts';
import { alertIcon, alertMessage } from './alert-box.css.ts';
import type { AlertBoxTone } from './alert-box.variants.ts';
import { type AlertBoxWords, portuguese } from './alert-box.words.ts';

export interface AlertBoxProps extends Opens, SurfaceAttributes {
  /** What happened, in one or more sentences; it is the name of the box. Line breaks are kept. */
  message: string;
  tone?: AlertBoxTone;
  words?: DeepPartial<AlertBoxWords>;
}

/**
 * A message that must be seen, with one button `Ok` that closes it (APG Alert Dialog). Attributes and ref go to its surface.
 * SHELL-40. Component 26.
 */
export function AlertBox({
  message,
  tone = 'info',
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  words,
  ...given
}: AlertBoxProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { acknowledge } = useWords('alertBox', portuguese, words);
  return (
    <DialogSurface
      {...{ trigger, open, defaultOpen, onOpenChange, given }}
      dismissal="explicit"
      says={{
        role: 'alertdialog',
        className: dialog,
        'data-size': 'small',
        'data-tone': tone,
        'aria-labelledby': `${id}message`,
      }}
      scroller={body}
    >
      <div ref={body} className={dialogBody}>
        <span className={alertIcon} data-tone={tone}>
          {tone === 'critical' ? <ErrorIcon /> : <InfoIcon />}
        </span>
        <p id={`${id}message`} className={alertMessage}>
          {message}
        </p>
      </div>
      <div className={dialogFooter}>
        <DialogClose>
          <Button>{acknowledge}</Button>
        </DialogClose>
      </div>
    </DialogSurface>
  );
}
