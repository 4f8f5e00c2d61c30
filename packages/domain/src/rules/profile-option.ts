/** What the profile can show, as its address says it (PROFILE-01). */
export const profileOptions = [
  'statistics',
  'courses',
  'tracks',
  'history-order',
  'indication',
  'favorite',
] as const;

export type ProfileOption = (typeof profileOptions)[number];

/** The option of an address; without one, or with another value, the statistics (PROFILE-01). */
export const profileOptionOf = (written: string | undefined): ProfileOption =>
  profileOptions.find((option) => option === written) ?? 'statistics';
