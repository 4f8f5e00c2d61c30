import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { close, dialogBody, dialogFooter, dialogTitle } from '../dialog/dialog.css.ts';
import { DialogClose } from '../dialog/dialog.tsx';
import type { DialogDismissal } from '../dialog/dialog.variants.ts';
import { DialogSurface } from '../dialog/dialog-surface.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { unbrokenCompounds } from '../text/unbroken.tsx';
import { sidePanel } from './side-panel.css.ts';
import type { SidePanelSide, SidePanelSize } from './side-panel.variants.ts';

export interface SidePanelProps {
  title: string;
  children: ReactNode;
  /** Actions or a sum that stay in sight while the content scrolls. */
  footer?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: SidePanelSide;
  size?: SidePanelSize;
  dismissal?: DialogDismissal;
  closeLabel?: string;
}

/** A modal panel that slides from an edge, full height, full width on phones (APG Dialog). Component 27. */
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
  closeLabel = 'Fechar',
}: SidePanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogSurface
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      dismissal={dismissal}
      labelledBy={id}
      look={sidePanel}
      data={{ 'data-side': side, 'data-size': size }}
      scroller={body}
    >
      <h2 id={id} className={dialogTitle} data-closable={dismissal !== 'blocked'}>
        {unbrokenCompounds(title)}
      </h2>
      <div ref={body} className={dialogBody}>
        {children}
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
