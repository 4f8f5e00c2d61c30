/** How the stories of fields lay several of them out: as many columns as fit. */
export const sheet = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 24,
  alignItems: 'start',
} as const;
