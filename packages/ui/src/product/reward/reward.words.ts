export interface RewardWords {
  dismiss: string;
}

export const rewardWords: RewardWords = { dismiss: 'Dispensar' };
