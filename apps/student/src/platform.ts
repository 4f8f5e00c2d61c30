import type { InspectionEvent } from 'xstate';
import type { EarlyCalls } from './early-calls.ts';
import type { YoutubeApi } from './media/youtube/youtube-api.ts';
import { type DeviceStorage, forgetfulStorage, memoryStorage, roomyStorage } from './memory-storage.ts';

/**
 * Everything that an app takes from its surroundings. Two apps on one page (stories side by side) get one each and share
 * nothing; a test hands in its own.
 */
export type Platform = {
  fetch: typeof fetch;
  /** Calls that were started before the app was there. */
  earlyCalls: EarlyCalls;
  /** What is remembered on this device. */
  storage: DeviceStorage;
  /** What this tab remembers until it is closed, also over a reload. */
  tabStorage: DeviceStorage;
  /** The element that carries the choice of light or dark for all that the app draws. */
  root: Pick<HTMLElement, 'dataset'>;
  /** Where `storage`, `online`, `pagehide`, `pageshow` and `visibilitychange` are heard. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Whether the page is hidden now; while its film goes on in a small window of its own it is still looked at. */
  isHidden: () => boolean;
  /** Where larger things are kept on this device; `undefined` where there is no such place. */
  indexedDB: IDBFactory | undefined;
  /** Name of this app's database, and prefix of its locks. */
  databaseName: string;
  /** Locks over all tabs of the app; `undefined` where the browser has none. */
  locks: LockManager | undefined;
  /** A channel of this name between all tabs of the app; `undefined` where the browser has none. */
  openChannel: ((name: string) => BroadcastChannel) | undefined;
  /** Address at which the server's own files begin. */
  files: string;
  /** Loads what plays YouTube's videos, from YouTube. @throws {YoutubeUnreached} */
  openYoutube: () => Promise<YoutubeApi>;
  /** The document in which packages run, in an origin that has nothing of this one; `undefined` where there is none. */
  packageHost: () => URL | undefined;
  /** The time in ms since 1970. */
  now: () => number;
  /** Hears every statechart that runs; for tools that look on, such as Storybook. */
  inspect?: (event: InspectionEvent) => void;
};

/** With this a statechart is started, so that whoever looks on hears it. */
export const heardBy = ({ inspect }: Platform) => ({ ...(inspect && { inspect }) });

/** The browser's own. */
export const browserPlatform = (): Platform => ({
  // Looked up at each call, so that what replaces the global fetch later is used.
  fetch: (...request) => globalThis.fetch(...request),
  earlyCalls: documentCalls(),
  storage: given(() => roomyStorage(localStorage)) ?? forgetfulStorage(),
  tabStorage: given(() => roomyStorage(sessionStorage)) ?? memoryStorage(),
  root: document.documentElement,
  events: window,
  isHidden: () => document.hidden && !document.pictureInPictureElement,
  indexedDB: given(() => globalThis.indexedDB),
  databaseName: 'student',
  locks: navigator.locks,
  openChannel: globalThis.BroadcastChannel && ((name) => new BroadcastChannel(name)),
  files: '/files/',
  openYoutube: () => import('./media/youtube/youtube-api.ts').then(({ loadYoutube }) => loadYoutube(window)),
  packageHost: documentPackageHost,
  now: Date.now,
});

/** What the document has started is of the first app on it (boot/boot.js). */
function documentCalls(): EarlyCalls {
  const { earlyCalls = {} } = window;
  delete window.earlyCalls;
  return earlyCalls;
}

/**
 * Where the document says that packages run. Never in its own origin: a package there would have the session of whoever opens it
 * (decision 0642).
 */
function documentPackageHost(): URL | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name=package-host]')?.content;
  const host = said && URL.canParse(said, location.href) ? new URL(said, location.href) : undefined;
  return host && host.origin !== location.origin ? host : undefined;
}

/** What the browser has; nothing where its person has switched it off, and even looking at it throws. */
function given<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
