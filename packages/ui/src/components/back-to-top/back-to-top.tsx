import { useSyncExternalStore } from 'react';
import { focusPage } from '../../internal/focus-page.ts';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ArrowUpIcon } from '../icon/icons.ts';
import { backToTop } from './back-to-top.css.ts';
import { type BackToTopWords, portuguese } from './back-to-top.words.ts';

export interface BackToTopProps extends Native<'button', 'children' | 'aria-label'> {
  /** Scrolled px from which it is there (DASH-03). */
  after?: number;
  words?: DeepPartial<BackToTopWords>;
}

/**
 * Appears once the page is scrolled 200 px and leads back to its top (DASH-03), the focus too. Attributes and ref go to the button.
 * Component 12 of the catalogue.
 */
export function BackToTop({ after = 200, words, ...native }: BackToTopProps) {
  const { label } = useWords('backToTop', portuguese, words);
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY >= after,
    () => false,
  );
  return (
    <button
      type="button"
      {...merge(native, { onClick: toTop })}
      className={backToTop}
      data-shown={present(isScrolled)}
      aria-label={label}
    >
      <ArrowUpIcon size="medium" />
    </button>
  );
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The button is about to vanish: the focus goes where the page begins, and the next Tab goes on from there. */
function toTop() {
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
  focusPage();
}
