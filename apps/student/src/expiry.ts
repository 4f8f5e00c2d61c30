import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { News } from './news.ts';
import { paths } from './paths.ts';
import { auth } from './pt-br/auth.ts';
import type { RouteFacts } from './routes.tsx';
import type { Session } from './session.ts';

/** What happens when the server says that the session is over. */
export type Expiry = {
  /** Any call answered 403 (AUTH-43). Several calls of one page count once. */
  notice: () => void;
  /** Whether the page waits for its person to sign in again. */
  isAsking: () => boolean;
  /** The same person is back: the page goes on. */
  settle: () => void;
  subscribe: (listener: () => void) => () => void;
};

type Parts = {
  news: News;
  getRouter: () => ReturnType<typeof createBrowserRouter>;
  getSession: () => Session;
};

/**
 * The one place for an expired session: over a page that keeps what the person is in the middle of, a dialog asks for the
 * password; from any other guarded page the app goes home with the way back; on a public page only the message shows.
 */
export function createExpiry({ news, getRouter, getSession }: Parts): Expiry {
  let isAsking = false;
  const listeners = new Set<() => void>();
  const ask = (next: boolean) => {
    isAsking = next;
    for (const listener of listeners) listener();
  };
  return {
    notice: () => {
      const session = getSession();
      const { matches, location: here, navigation } = getRouter().state;
      // The answer may come while the next page is on its way: that is the one to return to.
      const location = navigation.location ?? here;
      if (isAsking || !session.person()) return;
      const keepsPage = matches.some(
        ({ route }) => (route.handle as RouteFacts | undefined)?.keepsPageWhenExpired,
      );
      if (keepsPage && session.hasEntered()) return ask(true);
      news.fail(auth.expired.title);
      const redirect = location.pathname + location.search;
      session.forget(getRouter().navigate(paths.home({ redirect })));
    },
    isAsking: () => isAsking,
    settle: () => ask(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether to show the dialog that asks for the password. */
export const useIsAskingAgain = (expiry: Expiry) => useSyncExternalStore(expiry.subscribe, expiry.isAsking);
