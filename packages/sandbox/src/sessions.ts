import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Clock } from './clock.ts';
import type { Person } from './store/records-people.ts';
import type { Store } from './store/store.ts';

/** Who is asking. With cookies over real HTTP; without them in a story, where one person is signed in at a time. */
export type Sessions = {
  personOf(request: Request): Person | undefined;
  /** The same without reading the person, for what is asked before and asked again. */
  userIdOf(request: Request): number | undefined;
  /** Opens a session and gives the headers of the answer. */
  open(person: Person): Headers;
  /** Ends the session of this request and gives the headers of the answer. */
  close(request: Request): Headers;
  /** Ends all sessions of a person, but for that of the request in which they change their own password. */
  closeAllOf(userId: number, except?: Request): void;
};

const cookie = 'decola_session';
const eightHours = 8 * 3_600;

export type CookieOptions = {
  /** Where cookies travel encrypted. */
  isSecure?: () => boolean;
  /** What is kept of a token, from which nobody makes the token again; the token itself unless given. */
  digestOf?: ((token: string) => string) | undefined;
};

/**
 * Sessions kept in the store, known by an HttpOnly cookie, valid for eight hours. Who reads the store, a copy of it or a log of its
 * changes cannot act for anybody: what is kept is a digest of the token.
 */
export const cookieSessions = (
  store: Store,
  clock: Clock,
  { isSecure = () => false, digestOf = (token) => token }: CookieOptions = {},
): Sessions => {
  const headersFor = (token: string, maxAge: number) =>
    new Headers({
      'set-cookie': generateCookie(cookie, token, {
        httpOnly: true,
        sameSite: 'Lax',
        maxAge,
        ...(isSecure() && { secure: true }),
      }),
    });
  const isOver = ({ expiresAt }: { expiresAt: string }) => expiresAt <= clock.now().toISOString();
  const sessionOf = (request: Request) => {
    const token = tokenIn(request.headers.get('cookie') ?? '');
    return token === undefined ? undefined : store.find('sessions', { token: digestOf(token) });
  };
  const userIdOf = (request: Request) => {
    const session = sessionOf(request);
    return session && !isOver(session) ? session.userId : undefined;
  };
  return {
    userIdOf,
    personOf: (request) => {
      const userId = userIdOf(request);
      return userId === undefined ? undefined : store.get('people', userId);
    },
    open: (person) => {
      removeFirst(store, isOver);
      const token = crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '');
      const now = clock.now();
      store.insert('sessions', {
        token: digestOf(token),
        userId: person.id,
        openedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + eightHours * 1000).toISOString(),
      });
      return headersFor(token, eightHours);
    },
    close: (request) => {
      const session = sessionOf(request);
      if (session) store.remove('sessions', session.id);
      return headersFor('', 0);
    },
    closeAllOf: (userId, except) => {
      const kept = except && sessionOf(except)?.id;
      for (const { id } of store.list('sessions', { userId })) if (id !== kept) store.remove('sessions', id);
    },
  };
};

const tokenIn = (cookies: string): string | undefined =>
  cookies.includes(cookie) ? parse(cookies, cookie)[cookie] : undefined;

/** All sessions last equally long, so those that are over are the first ones. */
const removeFirst = (store: Store, isOver: (session: { expiresAt: string }) => boolean) => {
  for (;;) {
    const first = store.find('sessions', {});
    if (!first || !isOver(first)) return;
    store.remove('sessions', first.id);
  }
};

/** One person at a time, chosen from outside or by signing in: for stories and tests, where no cookie travels. */
export const ambientSession = (store: Store, personId: number | undefined): Sessions => {
  let current = personId;
  return {
    personOf: () => (current === undefined ? undefined : store.get('people', current)),
    userIdOf: () => current,
    open: (person) => {
      current = person.id;
      return new Headers();
    },
    close: () => {
      current = undefined;
      return new Headers();
    },
    closeAllOf: (userId, except) => {
      if (current === userId && !except) current = undefined;
    },
  };
};
