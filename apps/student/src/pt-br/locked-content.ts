/** Why a content of a list cannot be opened (COURSE-10, PLAYER-20). */
export const lockedContent = {
  reason: (title: string | undefined) =>
    title ? `Conclua “${title}” para abrir este.` : 'Ainda não está disponível para você.',
  notReleased: 'Ainda não liberado',
} as const;
