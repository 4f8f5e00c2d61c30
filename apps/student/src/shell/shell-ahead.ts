import { preloadDialog, preloadMenu } from '@student/ui';

/** The browser's idle time; Safari tells of none. */
const idle = new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** What may be wanted over any page of the shell or beside a content, also when the network has been lost since the page was opened. */
export default idle.then(() =>
  Promise.allSettled([
    preloadDialog(),
    preloadMenu(),
    import('./person-menu-list.tsx'),
    import('./notifications-panel.tsx'),
    import('./message-overlays.tsx'),
    import('../sign-in/sign-out-dialog.tsx'),
    import('../sign-in/sign-in-again.tsx'),
    import('../routes/content/notes-panel.tsx'),
    import('../routes/content/doubts-panel.tsx'),
    import('../routes/content/ratings-panel.tsx'),
    import('../routes/content/complements-panel.tsx'),
  ]),
);
