import type { PackageLearner, PackageState } from '@student/domain';

/** What a package is opened with. */
export type PackageLaunch = {
  /** Its page or its manifest, as the content says. */
  url: string;
  /** Names its frame. */
  title: string;
  /** Of whom and which content: under it the host keeps what was not handed over. */
  key: string;
  state: PackageState;
  /** The last commit that the app has kept for this key, on this device. */
  kept?: string | undefined;
  learner: PackageLearner;
};

/** Why a package does not open: it is not there, nobody answers, or what says where it begins cannot be read. */
export type PackageFailure = 'missing' | 'network' | 'manifest' | 'unsupported';

/** From the host's document to the app's, before they have a port: its code runs. */
export const hostReady = 'package-host.ready';
/** From the app's document to the host's: a launch, and the port on which both speak from then on. */
export const hostOpen = 'package-host.open';

/** What the host tells the app. */
export type HostMessage =
  | { type: 'opened' }
  | { type: 'failed'; reason: PackageFailure }
  /** Values that the package wants kept. */
  | { type: 'commit'; id: string; pairs: PackageState };

/** What the app tells the host of a commit: that it is kept, or that it could not be. */
export type AppMessage = { type: 'kept' | 'lost'; id: string };
