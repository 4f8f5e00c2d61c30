export interface EventCardWords {
  event: string;
  training: string;
}

export const eventCardWords: EventCardWords = { event: 'Evento', training: 'Treinamento' };
