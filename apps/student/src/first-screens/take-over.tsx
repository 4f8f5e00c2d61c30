import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { createApp } from '../create-app.tsx';
import { places } from '../places.ts';
import type { Router } from '../services.ts';
import './first-screen.ts';

type App = ReturnType<typeof createApp>;

/**
 * Shows the app in its root (decision 0607). What the document has drawn there stays until the app can draw the same: the code of
 * the place is there then. Where that is another place, because nobody may see the one that was meant, it is drawn in its stead.
 */
export async function takeOver(root: HTMLElement, { element, router }: App): Promise<void> {
  if (window.firstScreen) await standing(router);
  // Asked again: meanwhile the document may have given up waiting for the code (boot/no-app.js).
  const { firstScreen } = window;
  const tree = (
    <StrictMode>
      <TakenOver>{element}</TakenOver>
    </StrictMode>
  );
  const { path } = router.state.matches.at(-1)?.route ?? {};
  if (firstScreen?.name === 'home' && path === places.home.path) hydrateRoot(root, tree);
  // As a transition: code that is there already is drawn with, rather than what stands in until it comes.
  else startTransition(() => createRoot(root).render(tree));
}

/** Until the first place stands, with its code, or why it cannot. */
const standing = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

function TakenOver({ children }: { children: ReactNode }) {
  // What the document does until the app does it.
  useEffect(() => window.firstScreen?.handOver(), []);
  return children;
}
