import { type ReactNode, useId, useRef } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { dialogBody, dialogFooter, dialogTitle } from '../dialog/dialog.css.ts';
import type { DialogDismissal } from '../dialog/dialog.variants.ts';
import { type DialogWords, dialogWords } from '../dialog/dialog.words.ts';
import { CloseCorner } from '../dialog/dialog-close.tsx';
import { DialogSurface, type Opens, type SurfaceAttributes } from '../dialog/dialog-surface.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import { sidePanel } from './side-panel.css.ts';
import type { SidePanelSide, SidePanelSize } from './side-panel.variants.ts';

export interface SidePanelProps extends Opens, SurfaceAttributes {
  title: string;
  children: ReactNode;
  /** Actions or a sum that stay in sight while the content scrolls. */
  footer?: ReactNode;
  side?: SidePanelSide;
  size?: SidePanelSize;
  dismissal?: DialogDismissal;
  words?: DeepPartial<DialogWords>;
}

/**
 * A modal panel that slides from an edge, full height, full width on phones (APG Dialog). Attributes and ref go to its surface.
 * Component 27.
 */
export function SidePanel({
  title,
  children,
  footer,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'end',
  size = 'medium',
  dismissal = 'free',
  words,
  ...given
}: SidePanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const says = useWords('dialog', dialogWords, words);
  return (
    <DialogSurface
      {...{ trigger, open, defaultOpen, onOpenChange, dismissal, given }}
      says={{
        role: 'dialog',
        className: sidePanel,
        'data-side': side,
        'data-size': size,
        'aria-labelledby': id,
      }}
      scroller={body}
    >
      <h2 id={id} className={dialogTitle} data-closable={dismissal !== 'blocked'}>
        {unbrokenCompounds(title)}
      </h2>
      <div ref={body} className={dialogBody}>
        {children}
      </div>
      {footer && <div className={dialogFooter}>{footer}</div>}
      {dismissal !== 'blocked' && <CloseCorner label={says.close} />}
    </DialogSurface>
  );
}
