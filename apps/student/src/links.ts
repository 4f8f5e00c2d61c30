import { createPath } from 'react-router-dom';
import { goTo } from './addresses/place-ahead.ts';
import { prefix } from './places.ts';
import type { Router } from './services.ts';

/**
 * Lets the router follow plain links inside `root`, so that components may draw `<a href>` without knowing a router.
 * Left alone: other buttons and modifier keys, new tabs, downloads, and addresses outside of the app.
 *
 * @returns stops it.
 */
export function followLinks(
  root: HTMLElement,
  router: Pick<Router, 'state' | 'navigate' | 'subscribe'>,
): () => void {
  // Menus and dialogs are drawn beside the app, but inside the same brand.
  const scope = root.closest('[data-theme]') ?? document;
  const follow = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (!href.startsWith(`${prefix}/`)) return;
    event.preventDefault();
    // As a browser does: the place that stands adds nothing to the history.
    goTo(router, href, { replace: href === createPath(router.state.location) });
  };
  scope.addEventListener('click', follow);
  return () => scope.removeEventListener('click', follow);
}
