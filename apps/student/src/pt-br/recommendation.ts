/** Words of recommending a training to people (RECO-01 to RECO-13). */
export const recommendation = {
  title: 'Recomendar treinamento',
  /** The spelling is the document's (RECO-10). */
  success: 'Você indicou este treinanamento com sucesso!',
  pages: 'Páginas de pessoas',
  peopleFailed: 'Não foi possível carregar as pessoas.',
} as const;
