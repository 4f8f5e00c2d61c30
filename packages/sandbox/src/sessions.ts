import type { Clock } from './clock.ts';
import type { Person } from './store/records-people.ts';
import type { Store } from './store/store.ts';

/** Who is asking. With cookies over real HTTP; without them in a story, where one person is signed in at a time. */
export type Sessions = {
  personOf(request: Request): Person | undefined;
  /** Opens a session and gives the headers of the answer. */
  open(person: Person): Headers;
  /** Ends the session of this request and gives the headers of the answer. */
  close(request: Request): Headers;
};

const cookie = 'decola_session';
const eightHours = 8 * 3_600;

/** Sessions kept in the store, known by an HttpOnly cookie, valid for eight hours. */
export const cookieSessions = (store: Store, clock: Clock): Sessions => {
  const sessionOf = (request: Request) => {
    const token = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
    return token === undefined ? undefined : store.find('sessions', { token });
  };
  return {
    personOf: (request) => {
      const session = sessionOf(request);
      if (!session || session.expiresAt <= clock.now().toISOString()) return undefined;
      return store.get('people', session.userId);
    },
    open: (person) => {
      const token = crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '');
      const now = clock.now();
      store.insert('sessions', {
        token,
        userId: person.id,
        openedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + eightHours * 1000).toISOString(),
      });
      return new Headers({
        'set-cookie': `${cookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${eightHours}`,
      });
    },
    close: (request) => {
      const session = sessionOf(request);
      if (session) store.remove('sessions', session.id);
      return new Headers({ 'set-cookie': `${cookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` });
    },
  };
};

/** One person at a time, chosen from outside or by signing in: for stories and tests, where no cookie travels. */
export const ambientSession = (store: Store, personId: number | undefined): Sessions => {
  let current = personId;
  return {
    personOf: () => (current === undefined ? undefined : store.get('people', current)),
    open: (person) => {
      current = person.id;
      return new Headers();
    },
    close: () => {
      current = undefined;
      return new Headers();
    },
  };
};
