/** `medium` for what is done of a course, `large` for the whole of it. */
export const rewardSizes = ['medium', 'large'] as const;
export type RewardSize = (typeof rewardSizes)[number];
