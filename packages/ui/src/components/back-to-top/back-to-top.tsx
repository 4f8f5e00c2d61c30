import { useState, useSyncExternalStore } from 'react';
import { focusPage } from '../../internal/focus-page.ts';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ArrowUpIcon } from '../icon/icons.ts';
import { backToTop, way as wayOfButton } from './back-to-top.css.ts';
import { type BackToTopWords, portuguese } from './back-to-top.words.ts';

export interface BackToTopProps extends Native<'button', 'children' | 'aria-label'> {
  /** Scrolled px from which it is there (DASH-03). */
  after?: number;
  words?: DeepPartial<BackToTopWords>;
}

/**
 * Appears once the page is scrolled 200 px, whichever way, and leads back to its top (DASH-03), the focus too (decision 0573). It stands
 * at the foot of the window, over what it is in, which has to be positioned, and never over what follows, such as a footer. Attributes
 * and ref go to the button.
 * Component 12 of the catalogue.
 */
export function BackToTop({ after = 200, words, ...native }: BackToTopProps) {
  const { label } = useWords('backToTop', portuguese, words);
  const [page] = useState(scrolledPage);
  const isShown = useSyncExternalStore(
    page.follow,
    () => page.top() >= after,
    () => false,
  );
  return (
    <div className={wayOfButton}>
      <button
        type="button"
        {...merge(native, { onClick: toTop })}
        className={backToTop}
        data-shown={present(isShown)}
        aria-label={label}
      >
        <ArrowUpIcon size="medium" />
      </button>
    </div>
  );
}

/** How far the page is scrolled. */
function scrolledPage() {
  let top = 0;
  return {
    /** px, as it was heard last: asked while the page is drawn, the browser lays all of it out for the answer. */
    top: () => top,
    follow: (changed: () => void) => {
      top = window.scrollY;
      const hear = () => {
        top = window.scrollY;
        changed();
      };
      window.addEventListener('scroll', hear, { passive: true });
      return () => window.removeEventListener('scroll', hear);
    },
  };
}

/** The button is about to vanish: the focus goes where the page begins, and the next Tab goes on from there. */
function toTop() {
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
  focusPage();
}
