/** Words that every list of courses shares. */
export const courseWords = {
  blocked: 'Este treinamento está bloqueado para você.',
} as const;
