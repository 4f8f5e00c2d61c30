/** Words that every list of courses shares. */
export const courseWords = {
  /** Whether it pays coins; how many is known once it has paid them. */
  paysCoins: (coins: string) => `Vale ${coins}`,
  blocked: 'Este treinamento está bloqueado para você.',
} as const;
