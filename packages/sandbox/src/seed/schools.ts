import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

const schools = [
  ['Corporativa', 'Quem somos, como trabalhamos juntos e o que esperamos uns dos outros.'],
  ['Operações', 'Da doca à porta do cliente: segurança, qualidade e ritmo nas operações.'],
  ['Administração', 'Processos, finanças e documentos que mantêm a casa em ordem.'],
  ['Gestão e liderança', 'Para quem conduz pessoas, projetos e mudanças.'],
  ['Mercado', 'Clientes, vendas e o que acontece à nossa volta.'],
  ['Ferramentas', 'Planilhas, sistemas e atalhos para o trabalho render mais.'],
] as const;

/** Six schools, ids 1 to 6. */
export const seedSchools = (store: Store, dates: Dates) => {
  schools.forEach(([name, description], at) => {
    store.insert('schools', {
      id: at + 1,
      name,
      description,
      thumbnailURL: `/files/schools/${at + 1}.svg`,
      isActive: true,
      lastChange: dates.at(-200 + at),
    });
  });
};
