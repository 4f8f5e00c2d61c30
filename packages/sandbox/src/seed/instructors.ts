import type { Store } from '../store/store.ts';

const instructors = [
  ['Cecília Andrade Pontes', 'Psicóloga organizacional'],
  ['Marcos Vinícius Teles', 'Engenheiro de segurança'],
  ['Renata Okamoto', 'Especialista em logística'],
  ['Paulo Sérgio Guimarães', 'Contador e professor'],
  ['Tainá Rodrigues Luz', 'Consultora de diversidade'],
  ['Gustavo Heringer', 'Mentor de lideranças'],
  ['Adriana Falcão Brito', 'Especialista em vendas'],
  ['Ivan Petrucci', 'Analista de dados'],
  ['Dora Cavalcanti', 'Atriz e professora de oratória'],
] as const;

/** Nine instructors. */
export const seedInstructors = (store: Store) => {
  instructors.forEach(([name, profession], at) => {
    store.insert('instructors', {
      id: at + 1,
      name,
      profession,
      image: `/files/people/${at + 101}.svg`,
      biography: `Mais de ${8 + at} anos de estrada. Gosta de exemplos simples e de turmas curiosas.`,
      email: `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@instrutores.decola.com.br`,
    });
  });
};
