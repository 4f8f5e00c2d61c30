import { useSyncExternalStore } from 'react';
import { ArrowUpIcon } from '../icon/icons.ts';
import { backToTop } from './back-to-top.css.ts';

export interface BackToTopProps {
  /** Its name. */
  label?: string;
  /** Scrolled px from which it is there (DASH-03). */
  after?: number;
}

/** Appears once the page is scrolled 200 px and leads back to its top (DASH-03). Component 12 of the catalogue. */
export function BackToTop({ label = 'Voltar ao topo', after = 200 }: BackToTopProps) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY >= after,
    () => false,
  );
  return (
    <button
      type="button"
      className={backToTop}
      data-state={isScrolled ? 'shown' : 'hidden'}
      aria-label={label}
      onClick={toTop}
    >
      <ArrowUpIcon size="medium" />
    </button>
  );
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function toTop() {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'reduced';
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
