import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import * as styles from './standing-toast.css.ts';

export interface StandingToastProps {
  /** What happened. */
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

/** Looks like a toast and stays until it is answered. It is light enough to be there when the code of {@link Toasts} is not. */
export function StandingToast({ children, actions }: StandingToastProps) {
  return createPortal(
    <div className={styles.corner} data-toasts>
      <div role="alert" className={styles.standing}>
        <div className={styles.message}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>,
    usePortalContainer() ?? document.body,
  );
}
