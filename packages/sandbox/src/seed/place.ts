import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

const interests = [
  'Comunicação',
  'Liderança',
  'Produtividade',
  'Atendimento ao cliente',
  'Logística',
  'Finanças pessoais',
  'Planilhas',
  'Segurança do trabalho',
  'Inovação',
  'Vendas',
  'Bem-estar',
  'Sustentabilidade',
] as const;

/** What belongs to the place rather than to a person: configuration, interests. */
export const seedPlace = (store: Store, dates: Dates) => {
  store.insert('configuration', {
    id: 1,
    authorName: 'Rafael Tavares Nogueira',
    modifiedAt: dates.at(-9, '09:30'),
    isMaintenanceMode: false,
    isSuggestionMode: true,
    dailyDecoins: 120,
  });
  for (const title of interests) store.insert('interests', { title });
};
