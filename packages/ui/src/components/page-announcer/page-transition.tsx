import type { Native } from '../../internal/native.ts';
import { pageTransition } from './page-transition.css.ts';

export interface PageTransitionProps extends Native<'div'> {
  /** The same as that of the `PageAnnouncer`. */
  page: string;
}

/**
 * Lets a page come in over 800 ms (LIMITS-20); what it holds can be read and used from the first moment. Nothing moves under
 * reduced motion. Attributes and ref go to the box round the page.
 */
export function PageTransition({ page, ...native }: PageTransitionProps) {
  return <div key={page} {...native} className={pageTransition} />;
}
