import { type ReactNode, useId, useRef } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import { dialog, dialogBody, dialogDescription, dialogFooter, dialogTitle } from './dialog.css.ts';
import type { DialogDismissal, DialogSize } from './dialog.variants.ts';
import { type DialogWords, dialogWords } from './dialog.words.ts';
import { CloseCorner } from './dialog-close.tsx';
import { DialogSurface, type Opens, type SurfaceAttributes } from './dialog-surface.tsx';

export { DialogClose } from './dialog-surface.tsx';

export interface DialogProps extends Opens, SurfaceAttributes {
  title: string;
  children: ReactNode;
  /** One sentence under the title, read out together with it when the dialog opens. */
  description?: string;
  /** Actions; they stay in sight while the content scrolls. The main one comes last. */
  footer?: ReactNode;
  size?: DialogSize;
  dismissal?: DialogDismissal;
  /**
   * What has the focus when it opens: its first control, or its title, where it opens by itself under somebody who is pressing Enter, or
   * has to be read before anything is done.
   */
  initialFocus?: 'control' | 'title';
  words?: DeepPartial<DialogWords>;
}

/**
 * A modal dialog (APG Dialog): rises from what opened it, keeps the focus inside, gives it back when closed, locks the
 * page behind it and stays in the brand it was opened in. Attributes and ref go to its surface. Component 24.
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
  initialFocus = 'control',
  words,
  ...given
}: DialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const startsAtTitle = initialFocus === 'title';
  const says = useWords('dialog', dialogWords, words);
  return (
    <DialogSurface
      {...{ trigger, open, defaultOpen, onOpenChange, dismissal, given }}
      says={{
        role: 'dialog',
        className: dialog,
        'data-size': size,
        'aria-labelledby': `${id}title`,
        'aria-describedby': description ? `${id}description` : undefined,
      }}
      scroller={body}
      start={startsAtTitle ? heading : undefined}
    >
      <h2
        ref={heading}
        id={`${id}title`}
        tabIndex={startsAtTitle ? -1 : undefined}
        className={dialogTitle}
        data-closable={dismissal !== 'blocked'}
      >
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
      {dismissal !== 'blocked' && <CloseCorner label={says.close} />}
    </DialogSurface>
  );
}
