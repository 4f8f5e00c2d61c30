import type { createBrowserRouter } from 'react-router-dom';
import { paths } from './paths.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/**
 * Lets the router follow plain links inside `root`, so that components may draw `<a href>` without knowing a router.
 * Left alone: other buttons and modifier keys, new tabs, downloads, and addresses outside of the app.
 *
 * @returns stops it.
 */
export function followLinks(root: HTMLElement, router: Router): () => void {
  // Menus and dialogs are drawn beside the app, but inside the same brand.
  const scope = root.closest('[data-theme]') ?? document;
  const follow = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (!href.startsWith(`${paths.prefix}/`)) return;
    event.preventDefault();
    void router.navigate(href);
  };
  scope.addEventListener('click', follow);
  return () => scope.removeEventListener('click', follow);
}
