/** Why a content of a list cannot be opened (COURSE-10, PLAYER-20). */
export const lockedContent = {
  reason: (title: string | undefined) =>
    title ? `Conclua “${title}” para abrir este.` : 'Conclua o conteúdo anterior para abrir este.',
  notReleased: 'Ainda não liberado',
} as const;
