/** Names of what a tab keeps until it is closed (`platform.tabStorage`). */
export const tabKeys = {
  registration: 'registration',
  /** What somebody has chosen and written in a questionnaire. */
  answers: 'answers',
  /** What somebody has chosen and typed in the onboarding. */
  onboarding: 'onboarding',
  /** Who has put the onboarding off in this tab. */
  onboardingLater: 'onboardingLater',
} as const;
