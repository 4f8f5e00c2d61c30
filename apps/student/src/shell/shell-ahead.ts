import { preloadDialog, preloadMenu } from '@student/ui';
import { keepSelection } from './double-click.ts';

/** The browser's idle time; Safari tells of none. */
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

const parts = [
  () => import('./focus-back.ts').then(({ default: focusBack }) => focusBack()),
  preloadDialog,
  preloadMenu,
  () => import('./person-menu-list.tsx'),
  () => import('./notifications-panel.tsx'),
  () => import('./message-overlays.tsx'),
  () => import('../courses/favorite-actor.ts'),
  () => import('../suggestion/suggestion-dialog.tsx'),
  () => import('../sign-in/sign-out-dialog.tsx'),
  () => import('../sign-in/sign-in-again.tsx'),
  () => import('../routes/content/notes-panel.tsx'),
  () => import('../routes/content/doubts-panel.tsx'),
  () => import('../routes/content/ratings-panel.tsx'),
  () => import('../routes/content/complements-panel.tsx'),
  () => import('../routes/content/instructors-panel.tsx'),
];

/**
 * What may be wanted over any page of the shell or beside a content, also when the network has been lost since the page was opened.
 * One is begun after the other: all at once would keep a phone busy for an eighth of a second.
 */
async function loadAhead() {
  const begun = [];
  for (const load of parts) {
    await idle();
    begun.push(load());
  }
  await Promise.allSettled(begun);
}

keepSelection();

export default loadAhead();
