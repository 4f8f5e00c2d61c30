import type { Native } from '../../internal/native.ts';
import { pageFoot } from './foot-bar.css.ts';

/**
 * The ways on from what a page shows, the last of them the one that is looked for: on phones they stay at the window's foot, in
 * wider or very low windows they end the page (decision 0573). The last child of a `Page`. Attributes and ref go to its root.
 */
export function FootBar(native: Native<'div'>) {
  return <div {...native} className={pageFoot} />;
}
