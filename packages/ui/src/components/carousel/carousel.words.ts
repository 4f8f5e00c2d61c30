/** What the carousel says. Positions count from 1. */
export interface CarouselWords {
  carousel: string;
  previous: string;
  next: string;
  more: string;
  /** Found by screen readers where slides are on their way. */
  loading: string;
  showing: (first: number, last: number, total: number) => string;
}

export const portuguese: CarouselWords = {
  carousel: 'carrossel',
  previous: 'Anteriores',
  next: 'Próximos',
  more: 'Carregar mais',
  loading: 'Carregando…',
  showing: (first, last, total) => `Mostrando ${first} a ${last} de ${total}`,
};
