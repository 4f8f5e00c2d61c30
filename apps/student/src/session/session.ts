import type { Person } from '@student/domain';
import type { DeviceStorage } from '../memory-storage.ts';
import { type Kept, keepPerson, keepsPerson, readKept } from './kept-session.ts';

/**
 * Who is signed in. `remembered`: known from the device, not confirmed by the server yet. `present`: confirmed. `expired`:
 * the session is over, the page is kept and the password is asked; `isHandedOver` from when somebody has signed in over it
 * until it is known who.
 */
export type SessionState =
  | { readonly status: 'absent' }
  | { readonly status: 'remembered' | 'present'; readonly person: Person }
  | { readonly status: 'expired'; readonly person: Person; readonly isHandedOver: boolean };

export type SessionChange = {
  readonly before: SessionState;
  readonly now: SessionState;
  /** Why: somebody signed in or was confirmed, the session ended, the person signed out, or makes way for whoever signs in. */
  readonly cause: 'arrival' | 'expiry' | 'signOut' | 'handover';
  /** Where it happened. */
  readonly origin: 'this tab' | 'another tab';
};

/**
 * The one owner of the session: guard, queries, dialogs and the outbox read it, `session-effects.ts` answers its changes.
 * Every tab has one; they follow each other's changes through the device's storage.
 */
export type Session = {
  get: () => SessionState;
  /** @returns stops listening. */
  subscribe: (listener: (change: SessionChange) => void) => () => void;
  /** The server says that this person is signed in. */
  arrive: (person: Person) => void;
  /** The server says that the session is over (AUTH-43). Several answers of one page count once. */
  expire: () => void;
  /** The page that was kept is given up. */
  abandon: () => void;
  /** The server is asked to end the session: when it is over, in whichever tab that is heard first, the person has signed out. */
  leave: () => void;
  /** This person signed out: nothing of them stays on the device (AUTH-39). Whoever came after them stays. */
  signOut: (personId: number) => void;
  /**
   * Somebody signed in who is not known yet: from now on nothing is sent in the name of who was here. A page that is kept
   * for its person stays, unseen, since it may be them.
   */
  handOver: () => void;
  /** Whether this person may act: the device, over all its tabs, knows them as signed in and their session holds. */
  isPresent: (personId: number) => boolean;
  /**
   * How many sessions have begun while this tab was open. An answer to a call from before the last one says nothing of the
   * session that holds now.
   */
  begun: () => number;
};

type Parts = {
  storage: DeviceStorage;
  /** Where the changes of other tabs are heard. */
  events: Pick<EventTarget, 'addEventListener'>;
  /** Whether the page that stands stays when its session ends. */
  keepsPage: () => boolean;
  /** Ends with the app. */
  signal: AbortSignal;
};

/** Nobody is signed in. */
export const absent: SessionState = { status: 'absent' };

/** The person of a state; nobody when absent. */
export const personIn = (state: SessionState): Person | undefined =>
  state.status === 'absent' ? undefined : state.person;

/** Their id. */
export const personIdIn = (state: SessionState): number | undefined => personIn(state)?.id;

/** Whether the person of a kept page is back. */
export const isRenewal = ({ before, now }: SessionChange): boolean =>
  before.status === 'expired' && now.status === 'present' && before.person.id === now.person.id;

/** Creates the session over a store on the device; what is stored and unreadable counts as nobody. */
export function createSession({ storage, events, keepsPage, signal }: Parts): Session {
  let state = remembered(readKept(storage));
  let begun = 0;
  /** Whether the person leaves in this tab. */
  let isLeavingHere = false;
  const listeners = new Set<(change: SessionChange) => void>();

  const change = (now: SessionState, cause: SessionChange['cause'], origin: SessionChange['origin']) => {
    const before = state;
    if (isBeginning(before, now)) begun += 1;
    state = now;
    isLeavingHere = false;
    for (const listener of [...listeners]) listener({ before, now, cause, origin });
  };

  const forget = (origin: SessionChange['origin'] = isLeavingHere ? 'this tab' : 'another tab') => {
    keepPerson(storage, {});
    change(absent, 'signOut', origin);
  };

  /** What is left of a session that ended. A page whose person was never confirmed holds nothing that could be lost. */
  const afterExpiry = ({ isHandedOver = false }: Kept): SessionState =>
    state.status === 'expired' || (state.status === 'present' && keepsPage())
      ? { status: 'expired', person: state.person, isHandedOver }
      : absent;

  /** Takes over what another tab left on the device. */
  const hear = () => {
    const kept = readKept(storage);
    if (kept.person && !kept.isOver) {
      // Whoever has signed in elsewhere meanwhile is not leaving here any more, also where nothing else is news.
      if (!kept.isLeaving) isLeavingHere = false;
      const isKnown = state.status === 'present' && isSame(state.person, kept.person);
      if (!isKnown) change({ status: 'present', person: kept.person }, 'arrival', 'another tab');
    } else if (kept.isOver) {
      const { isHandedOver = false } = kept;
      const isNews = holds(state) || (isHandedOver && state.status === 'expired' && !state.isHandedOver);
      if (isNews) change(afterExpiry(kept), isHandedOver ? 'handover' : 'expiry', 'another tab');
    } else if (state.status !== 'absent') {
      forget();
    }
  };
  const onStorage = (event: Event) => {
    if (!('key' in event) || event.key === null || keepsPerson(event.key)) hear();
  };
  events.addEventListener('storage', onStorage, { signal });
  // A page that comes back from the browser's cache has missed what happened meanwhile.
  const onPageShow = (event: Event) => {
    if ('persisted' in event && event.persisted) hear();
  };
  events.addEventListener('pageshow', onPageShow, { signal });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: (person) => {
      keepPerson(storage, { person });
      change({ status: 'present', person }, 'arrival', 'this tab');
    },
    expire: () => {
      if (!holds(state)) return;
      if (readKept(storage).isLeaving) return forget();
      const next = afterExpiry({});
      keepPerson(storage, { person: personIn(next), isOver: true });
      change(next, 'expiry', 'this tab');
    },
    abandon: () => {
      if (state.status !== 'expired') return;
      keepPerson(storage, { isOver: true });
      change(absent, 'expiry', 'this tab');
    },
    leave: () => {
      if (!holds(state)) return;
      isLeavingHere = true;
      keepPerson(storage, { person: state.person, isLeaving: true });
    },
    signOut: (personId) => {
      const { person = personIn(state), isOver } = readKept(storage);
      if (person ? person.id === personId : isOver) forget('this tab');
    },
    handOver: () => {
      if (state.status === 'absent') return;
      keepPerson(storage, { isOver: true, isHandedOver: true });
      change(state.status === 'expired' ? { ...state, isHandedOver: true } : absent, 'handover', 'this tab');
    },
    isPresent: (personId) => {
      const { person, isOver } = readKept(storage);
      return !isOver && person?.id === personId && holds(state) && state.person.id === personId;
    },
    begun: () => begun,
  };
}

const remembered = ({ person }: Kept): SessionState => (person ? { status: 'remembered', person } : absent);

/** Whether somebody is signed in, as far as is known. */
const holds = (state: SessionState): state is Extract<SessionState, { status: 'remembered' | 'present' }> =>
  state.status === 'remembered' || state.status === 'present';

/** Whether somebody is there by another sign-in than before; to be confirmed is none. */
const isBeginning = (before: SessionState, now: SessionState) =>
  now.status === 'present' && !(holds(before) && before.person.id === now.person.id);

/** Whether two records of a person say the same. */
const isSame = (one: Person, other: Person) => JSON.stringify(one) === JSON.stringify(other);
