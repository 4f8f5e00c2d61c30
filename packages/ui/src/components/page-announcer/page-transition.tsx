import type { ReactNode } from 'react';
import { pageTransition } from './page-transition.css.ts';

/**
 * Lets a page come in over 800 ms (LIMITS-20); what it holds can be read and used from the first moment. `page` is the same
 * as that of the `PageAnnouncer`. Nothing moves under reduced motion.
 */
export function PageTransition({ page, children }: { page: string; children: ReactNode }) {
  return (
    <div key={page} className={pageTransition}>
      {children}
    </div>
  );
}
