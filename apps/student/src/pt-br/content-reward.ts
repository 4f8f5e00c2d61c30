/** Words of the moment after a content is finished. */
export const contentReward = {
  title: 'Conteúdo concluído',
  next: (title: string) => `Próximo: ${title}`,
} as const;
