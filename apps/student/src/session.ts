import type { QueryClient } from '@tanstack/react-query';

const storageKey = 'user';

/** What this device remembers of the signed-in person (CONFIG-07). */
export type Person = {
  id: number;
  name: string;
  socialName: string | null;
  email: string | null;
  imageUrl: string | null;
  userType: number;
  decoins: number;
  isFirstLogin: boolean;
  isImported: boolean;
  passwordModifiedAt: string | null;
  mustAcceptTerm: boolean;
  companies: readonly { id: number; name: string }[];
};

/** What is kept of a person, out of all that the server tells. */
export const pickPerson = (person: Person): Person => ({
  id: person.id,
  name: person.name,
  socialName: person.socialName,
  email: person.email,
  imageUrl: person.imageUrl,
  userType: person.userType,
  decoins: person.decoins,
  isFirstLogin: person.isFirstLogin,
  isImported: person.isImported,
  passwordModifiedAt: person.passwordModifiedAt,
  mustAcceptTerm: person.mustAcceptTerm,
  companies: person.companies.map(({ id, name }) => ({ id, name })),
});

export type Session = {
  /** Who is signed in, as last heard from the server; `undefined` when nobody is. */
  person: () => Person | undefined;
  /** Remembers what is needed of the person, and answers with it. */
  remember: (person: Person) => Person;
  /**
   * Removes the person and all that was read for them from this device (AUTH-39). What they did and the server does not
   * know yet stays under their id until they are back; only signing out drops that too (beyond.md 1, 12).
   *
   * The cache is emptied once `left` is settled: pages that still show the person would read it all again.
   */
  forget: (left?: Promise<unknown>) => void;
  /** Whether the device, over all its tabs, knows this person as signed in now. */
  isKnownAs: (personId: number) => boolean;
  /** Whether this address is another page than the last one asked about. */
  isEntering: (pathname: string) => boolean;
  /** Whether the session was confirmed by the server since the page was opened. */
  hasEntered: () => boolean;
  enter: () => void;
};

type Parts = { queryClient: QueryClient; storage: Storage };

/** Creates the session over a store on the device; what is stored and unreadable counts as nobody. */
export function createSession({ queryClient, storage }: Parts): Session {
  let person = read(storage);
  let lastPathname: string | undefined;
  let isConfirmed = false;
  return {
    person: () => person,
    remember: (next) => {
      person = next;
      storage.setItem(storageKey, JSON.stringify(person));
      return person;
    },
    forget: (left = Promise.resolve()) => {
      person = undefined;
      isConfirmed = false;
      lastPathname = undefined;
      storage.removeItem(storageKey);
      void left.finally(() => queryClient.clear());
    },
    isKnownAs: (personId) => read(storage)?.id === personId,
    isEntering: (pathname) => {
      const isNew = pathname !== lastPathname;
      lastPathname = pathname;
      return isNew;
    },
    hasEntered: () => isConfirmed,
    enter: () => {
      isConfirmed = true;
    },
  };
}

/**
 * The person that was kept here. Written by this app alone, so a look at its outline is enough; the server tells the truth
 * a moment later anyway. No schema, to keep it out of the first load.
 */
function read(storage: Storage): Person | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isPerson(kept) ? kept : undefined;
  } catch {
    // Not JSON: written by something else, so nobody is remembered.
    return undefined;
  }
}

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, userType, companies } = value as Partial<Person>;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof userType === 'number' &&
    Array.isArray(companies)
  );
}
