import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Native } from '../../internal/native.ts';
import { useStanding } from '../../internal/use-standing.ts';
import { usePortalContainer } from '../../theme/portal-container.ts';
import * as styles from './standing-toast.css.ts';

export interface StandingToastProps extends Native<'div', 'role'> {
  /** What happened. */
  children: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
}

/**
 * Looks like a toast and stays until it is answered. It is light enough to be there when the code of {@link Toasts} is not; its
 * words come into an `alert` that stands before them. Attributes and ref go to the `alert`.
 */
export function StandingToast({ children, actions, ...native }: StandingToastProps) {
  const isStanding = useStanding();
  // On a server there is no page to come into.
  const container = usePortalContainer() ?? globalThis.document?.body;
  if (!container) return;
  return createPortal(
    <div className={styles.corner} data-toasts="">
      <div {...native} role="alert" className={styles.standing}>
        {isStanding && (
          <>
            <div className={styles.message}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </>
        )}
      </div>
    </div>,
    container,
  );
}
