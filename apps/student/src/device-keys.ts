import type { Person } from '@student/domain';

/** Names of this device's entries that the document reads before the app is there; the build puts them into boot/boot.js. */
export const deviceKeys = { person: 'user', tenant: 'tenant', scheme: 'scheme' } as const;

/** Name of this device's entry that says that there were no pills last time; the build puts it into boot/first-screen.js. */
export const withoutPillsKey = 'without-pills';

/** What an entry that names a person holds, and one that only says that a session is over does not (kept-session.ts). */
export const personMark = `"${'id' satisfies keyof Person}":`;
