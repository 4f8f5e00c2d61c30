/** Words of choosing interests, wherever it is done (ONBOARD, TRACK, PROFILE). */
export const interests = {
  title: 'Meus interesses',
  text: 'Escolha até cinco interesses: o Início vai sugerir treinamentos sobre eles.',
  label: 'Seus interesses',
  count: (chosen: number, most: number) => `${chosen} de ${most} escolhidos`,
  full: (most: number) => `Você escolheu ${most} de ${most}. Para trocar, desmarque um deles.`,
  none: 'Ainda não há interesses para escolher.',
  save: 'Salvar',
  cancel: 'Cancelar',
  saved: 'Interesses salvos!',
} as const;
