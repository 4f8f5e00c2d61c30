import { formatNumber } from '@student/domain';

/** Words that every list of courses shares. */
export const courseWords = {
  /** Whether it pays coins; how many is known once it has paid them. */
  paysCoins: (coins: string) => `Vale ${coins}`,
  blocked: 'Este treinamento está bloqueado para você.',
  /** All that there are stand on one page. */
  count: (total: number) => (total === 1 ? '1 treinamento' : `${formatNumber(total)} treinamentos`),
} as const;
