import type { MouseEvent } from 'react';
import { goToSection } from './go-to-section.ts';

/** The code of all sections under the greeting. */
export const loadBelowTheFold = () => import('./below-the-fold.tsx');

/**
 * Follows a link to a section of this page, once it is there: its code comes after the greeting. The address stays: it holds the
 * list's filters, and a part of a page is no place to come back to.
 */
export function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const link = event.currentTarget;
  const show = () => {
    // React draws what has come with one of the next frames; nobody waits any more who has left the page.
    if (!goToSection(link) && link.isConnected) requestAnimationFrame(show);
  };
  // Where the code does not come, the page says so in its place.
  loadBelowTheFold().then(show, () => {});
}
