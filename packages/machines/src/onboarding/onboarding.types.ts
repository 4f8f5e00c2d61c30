import type { Failure, OnboardingDraft, OnboardingUser } from '@student/domain';

export type OnboardingContext = {
  /** What the steps had collected when it was finished. */
  draft: OnboardingDraft | undefined;
  /** The interests that the server has related already. */
  related: readonly number[] | undefined;
  /** Why the part failed that stands still. */
  failure: Failure | undefined;
};

export type OnboardingEvent =
  /** The last step is left forwards, or what failed is tried again: with all that the steps hold at that moment. */
  | { type: 'onboarding.finish'; draft: OnboardingDraft }
  /** The photo that could not be sent is given up; the old one stays. */
  | { type: 'photo.leaveOut' }
  /** A step was opened again: what failed is not told there. */
  | { type: 'steps.review' };

export type OnboardingEmitted =
  /** The server keeps the photo: it is never sent a second time. */
  | { type: 'photo.sent'; path: string }
  | { type: 'photo.leftOut' }
  /** All is saved: the dashboard is next (ONBOARD-13). */
  | { type: 'onboarding.finished' };

/** What the ports are given, and what they answer. */
export type SendPhoto = { image: string };
export type SentPhoto = { path: string };
export type RelateInterests = { interests: readonly number[] };
export type SaveOnboarding = { user: OnboardingUser };
