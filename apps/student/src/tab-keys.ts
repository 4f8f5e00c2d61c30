/** Names of what a tab keeps until it is closed (`platform.tabStorage`). */
export const tabKeys = {
  registration: 'registration',
  /** What somebody has chosen and typed in the onboarding. */
  onboarding: 'onboarding',
  /** Who has put the onboarding off in this tab. */
  onboardingLater: 'onboardingLater',
  /** The token of a check-in code that was read and not confirmed. */
  checkIn: 'checkIn',
} as const;

const drafts = 'drafts/';

/** The name of what this person has written or chosen and not sent: answers, notes, doubts, ratings. */
export const draftsKey = (personId: number): string => `${drafts}${personId}`;

/** Whether a name is that of somebody's drafts. */
export const isDraftsKey = (key: string): boolean => key.startsWith(drafts);
