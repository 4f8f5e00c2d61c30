import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const storageKey = 'user';

/** What this device remembers of the signed-in person (CONFIG-07). */
export const Person = v.object({
  id: v.number(),
  name: v.string(),
  socialName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  userType: v.number(),
  decoins: v.number(),
  isFirstLogin: v.boolean(),
  isImported: v.boolean(),
  passwordModifiedAt: v.nullable(v.string()),
  mustAcceptTerm: v.boolean(),
  companies: v.array(v.object({ id: v.number(), name: v.string() })),
});
export type Person = v.InferOutput<typeof Person>;

/** What is kept of a person, out of all that the server tells. */
export const pickPerson = (person: Person): Person => v.parse(Person, person);

export type Session = {
  /** Who is signed in, as last heard from the server; `undefined` when nobody is. */
  person: () => Person | undefined;
  /** Remembers what is needed of the person, and answers with it. */
  remember: (person: Person) => Person;
  /**
   * Removes the person and all that was read for them from this device (AUTH-39). What they did and the server does not
   * know yet stays under their id until they are back; only signing out drops that too (beyond.md 1, 12).
   */
  forget: () => void;
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
    forget: () => {
      person = undefined;
      isConfirmed = false;
      lastPathname = undefined;
      storage.removeItem(storageKey);
      queryClient.clear();
    },
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

function read(storage: Storage): Person | undefined {
  try {
    const result = v.safeParse(Person, JSON.parse(storage.getItem(storageKey) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    // Not JSON: written by something else, so nobody is remembered.
    return undefined;
  }
}
