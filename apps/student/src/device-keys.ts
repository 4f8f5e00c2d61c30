import type { Person } from '@student/domain';

/** Names of this device's entries that the document reads before the app is there; the build puts them into boot/boot.js. */
export const deviceKeys = { person: 'user', tenant: 'tenant', scheme: 'scheme' } as const;

/** Begins the name of the entry that says that there were no pills for a person last time; the build puts it into boot/first-screen.js. */
export const withoutPillsOf = 'without-pills/';

/** The name of the entry that holds what this person has searched for lately. */
export const searchesKey = (personId: number): string => `searches/${personId}`;

/** The name of the entry that holds this person's bag, and what of it is on its way to become an order (SHOP-13). */
export const bagKey = (personId: number): string => `bag/${personId}`;

/** What an entry that names a person holds, and one that only says that a session is over does not (kept-session.ts). */
export const personMark = `"${'id' satisfies keyof Person}":`;
