/** Words of the pills, in the dashboard and full screen (PILL). */
export const pills = {
  title: 'Fique por dentro',
  none: 'Nenhuma pílula por enquanto.',
  loadMore: 'Carregar mais',
  viewTraining: 'ver treinamento',
} as const;
