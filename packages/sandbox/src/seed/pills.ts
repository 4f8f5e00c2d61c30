import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

const titles = [
  'Três perguntas antes de enviar um e-mail',
  'Alongue-se: um minuto para as costas',
  'O atalho que ninguém conta',
  'Como dizer não com gentileza',
  'Bom dia, portaria: a história do seu Zé',
  'Golpe do boleto: como reconhecer',
  'Feedback em 40 segundos',
  'A regra dos dois minutos',
  'Separe assim: lixo reciclável',
  'O que é última milha?',
  'Reunião boa tem fim',
  'Senha forte, vida tranquila',
  'Cinco sons de uma empilhadeira',
  'Peça ajuda cedo',
  'Um gráfico, uma ideia',
  'Pausa para respirar',
  'Cliente bravo? Escute primeiro',
  'Etiqueta certa, entrega certa',
  'Nosso novo centro em Betim',
  'Férias: planeje em três passos',
] as const;

/** Twenty pills, a quarter of them codes of YouTube as the contract has them; Ana watched seven. */
export const seedPills = (store: Store, dates: Dates) => {
  titles.forEach((title, at) => {
    const id = at + 1;
    const isYoutube = id % 4 === 0;
    store.insert('pills', {
      id,
      title,
      imageURL: `/files/pills/${id}.svg`,
      url: isYoutube ? null : '/files/media/aula.mp4',
      youtube: isYoutube ? { code: 'dQ4example3' } : null,
      courseId: id % 6 === 0 ? null : 1 + scatter(60, title),
      decoins: 5,
      activationDate: dates.at(-at * 2, '07:00'),
      lastChange: dates.at(-at * 2, '07:00'),
    });
    if (id % 3 === 0 || id === 20)
      store.insert('pillViews', {
        userId: people.ana,
        pillId: id,
        watchedAt: dates.at(-Math.max(0, at - 1), '12:30'),
      });
  });
};
