/** Words of what is held in sittings: a class of an event, a training course (EVENT-04, EVENT-22). */
export const sittings = {
  title: 'Encontros',
  presence: 'Presença',
  months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  where: 'Onde',
  noPlace: 'Local a definir',
  showMap: 'Ver no mapa',
  /** What is held on-line, and the way in. */
  room: 'On-line',
  openRoom: 'Abrir a sala',
} as const;
