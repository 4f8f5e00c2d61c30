import { deviceKeys, withoutPillsOf } from '../device-keys.ts';
import { tabKeys } from '../tab-keys.ts';

/** Whose an entry is: of no person, of whoever is signed in, or of the person whose id stands behind its beginning. */
type Owner = 'nobody' | 'who is here' | 'in its name';

/**
 * What becomes of it when the data of this device are cleared: it goes; it stays until the server has it or the person insists; or it
 * stays, since the app does not work without it.
 */
type Clearing = 'goes' | 'unsent' | 'stays';

export type DeviceEntry = {
  /** The whole name of an entry, or how its name begins where something follows. */
  readonly key: string;
  readonly begins?: true;
  readonly owner: Owner;
  readonly clearing: Clearing;
  /** The file that writes it, or the package. */
  readonly writtenBy: string;
};

const onDevice = {
  person: {
    key: deviceKeys.person,
    owner: 'who is here',
    clearing: 'stays',
    writtenBy: 'src/session/kept-session.ts',
  },
  configuration: {
    key: 'configuration',
    owner: 'nobody',
    clearing: 'stays',
    writtenBy: 'src/configuration.ts',
  },
  tenant: { key: deviceKeys.tenant, owner: 'nobody', clearing: 'stays', writtenBy: 'boot/boot.js' },
  scheme: { key: deviceKeys.scheme, owner: 'nobody', clearing: 'goes', writtenBy: 'src/shell/scheme.ts' },
  player: { key: 'player', owner: 'nobody', clearing: 'goes', writtenBy: 'src/media/player-preferences.ts' },
  withoutPills: {
    key: withoutPillsOf,
    begins: true,
    owner: 'in its name',
    clearing: 'goes',
    writtenBy: 'src/pills/without-pills.ts',
  },
  searches: {
    key: 'searches/',
    begins: true,
    owner: 'in its name',
    clearing: 'goes',
    writtenBy: 'src/routes/search/kept-searches.ts',
  },
  faq: {
    key: 'faq/',
    begins: true,
    owner: 'in its name',
    clearing: 'goes',
    writtenBy: 'src/faq/kept-open.ts',
  },
  bag: {
    key: 'bag/',
    begins: true,
    owner: 'in its name',
    clearing: 'unsent',
    writtenBy: 'src/shop/bag.ts',
  },
  questions: {
    key: 'questions',
    owner: 'nobody',
    clearing: 'goes',
    writtenBy: 'src/questionnaires/kept-pages.ts',
  },
  // Without its key an attempt whose answer is still out would be begun twice.
  attempt: {
    key: 'attempt/',
    begins: true,
    owner: 'in its name',
    clearing: 'unsent',
    writtenBy: 'src/questionnaires/questionnaire.provided.ts',
  },
  package: {
    key: 'package/',
    begins: true,
    owner: 'in its name',
    clearing: 'unsent',
    writtenBy: 'src/media/package/package-player.tsx',
  },
  left: {
    key: 'student/left/',
    begins: true,
    owner: 'in its name',
    clearing: 'unsent',
    writtenBy: 'src/outbox/left-acts.ts',
  },
} as const satisfies Record<string, DeviceEntry>;

const inTab = {
  registration: {
    key: tabKeys.registration,
    owner: 'nobody',
    clearing: 'unsent',
    writtenBy: 'src/registration/kept-draft.ts',
  },
  drafts: {
    key: 'drafts/',
    begins: true,
    owner: 'in its name',
    clearing: 'unsent',
    writtenBy: 'src/forms/kept-drafts.ts',
  },
  onboarding: {
    key: tabKeys.onboarding,
    owner: 'who is here',
    clearing: 'unsent',
    writtenBy: 'src/onboarding/kept-onboarding.ts',
  },
  onboardingLater: {
    key: tabKeys.onboardingLater,
    owner: 'who is here',
    clearing: 'stays',
    writtenBy: 'src/onboarding/kept-onboarding.ts',
  },
  // The router's own: how far each page of the visit was scrolled.
  scroll: {
    key: 'react-router-scroll-positions',
    owner: 'nobody',
    clearing: 'goes',
    writtenBy: 'react-router-dom',
  },
  checkIn: {
    key: tabKeys.checkIn,
    owner: 'who is here',
    clearing: 'unsent',
    writtenBy: 'src/check-in/scanned-code.ts',
  },
} as const satisfies Record<string, DeviceEntry>;

/** Everything that the app writes to the device by name, and to a tab (docs/privacy.md). */
export const deviceEntries = { device: onDevice, tab: inTab } as const;

/** Where the entries of a name lie. */
export type Place = keyof typeof deviceEntries;

export type EntryName = keyof typeof onDevice | keyof typeof inTab;

/** Databases and caches of the app, which have no names of persons. */
export const deviceStores = {
  databases: ['student', 'workbox-expiration'],
  caches: ['student-documents', 'student-code', 'student-brand'],
} as const;

/** Which entry of the list a name belongs to; none where nothing is known of it. */
export function entryOf(place: Place, key: string): [EntryName, DeviceEntry] | undefined {
  const rows = Object.entries(deviceEntries[place]) as [EntryName, DeviceEntry][];
  return rows.find(([, entry]) => (entry.begins ? key.startsWith(entry.key) : key === entry.key));
}

/** Whether an entry is this person's or nobody's; those of others who have used the device stay. */
export function isOwn({ key: start, owner }: DeviceEntry, key: string, personId: number): boolean {
  return owner !== 'in its name' || key.slice(start.length).split('/')[0] === String(personId);
}
