/** Words of a content of an event that cannot be opened (EVENT). */
export const lockedInEvent = {
  back: 'Voltar ao evento',
  onlyEnrolled: 'Disponível para quem está inscrito nesta turma.',
} as const;
