import { marked } from '../brand.ts';
import type { Person } from '../store/records-people.ts';
import type { Store } from '../store/store.ts';
import { type Dates, pick, scatter } from './dates.ts';
import { people } from './named-people.ts';

const names = [
  'Bruno Carvalho Lima',
  'Camila Ferreira Rocha',
  'Daniel Moreira Alves',
  'Eduarda Nunes Pires',
  'Felipe Antunes Barros',
  'Gabriela Teixeira Melo',
  'Henrique Duarte Campos',
  'Isabela Cardoso Freitas',
  'José Aparecido da Silva',
  'Karina Batista Gomes',
  'Leonardo Farias Castro',
  'Mariana Azevedo Cunha',
  'Natália Ribeiro Fontes',
  'Otto Schneider Braga',
  'Patrícia Mendes Guedes',
  'Quitéria dos Anjos Reis',
  'Rodrigo Peixoto Amaral',
  'Sabrina Vieira Lopes',
  'Thiago Monteiro Assis',
  'Úrsula Figueiredo Paz',
  'Vinícius Tavares Brandão',
  'Wagner Luiz Siqueira',
  'Yasmin Correia Prado',
  'Zélia Marques Bittencourt',
  'André Luís Pacheco',
  'Beatriz Coutinho Sales',
  'Cláudio Roberto Neves',
  'Débora Santana Aguiar',
  'Everton Matos Queiroz',
  'Fernanda Lacerda Dias',
  'Márcio Akira Tanaka',
] as const;

const professions = [
  'Assistente de compras',
  'Analista de logística',
  'Especialista em vendas',
  'Líder de operações',
  'Auxiliar de armazém',
  'Analista de finanças',
  'Analista de sistemas',
  'Assistente de atendimento',
] as const;

/** Valid CPF made from a number: nine digits and their two check digits. */
export const cpfFrom = (seed: number): string => {
  const digits = String(100_000_000 + ((seed * 7_654_321) % 899_999_999))
    .split('')
    .map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
};

const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('.')}@decola.com.br`;

/** Streets near each team's place of work, and given names of mothers. */
const streets = [
  [
    ['01310100', 'SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'],
    ['01414001', 'SP', 'São Paulo', 'Cerqueira César', 'Rua Haddock Lobo'],
    ['04101000', 'SP', 'São Paulo', 'Vila Mariana', 'Rua Vergueiro'],
  ],
  [
    ['07190100', 'SP', 'Guarulhos', 'Cumbica', 'Rodovia Hélio Smidt'],
    ['07110100', 'SP', 'Guarulhos', 'Gopoúva', 'Avenida Emílio Ribas'],
    ['07020010', 'SP', 'Guarulhos', 'Centro', 'Rua Felício Marcondes'],
  ],
  [
    ['13010050', 'SP', 'Campinas', 'Centro', 'Avenida Francisco Glicério'],
    ['32600284', 'MG', 'Betim', 'Centro', 'Avenida Governador Valadares'],
    ['20040002', 'RJ', 'Rio de Janeiro', 'Centro', 'Avenida Rio Branco'],
  ],
  [
    ['05422030', 'SP', 'São Paulo', 'Pinheiros', 'Rua dos Pinheiros'],
    ['04538132', 'SP', 'São Paulo', 'Itaim Bibi', 'Rua Joaquim Floriano'],
    ['06010067', 'SP', 'Osasco', 'Centro', 'Rua Antônio Agu'],
  ],
] as const;
const states = { SP: 25, MG: 13, RJ: 19 } as const;

const mothers = [
  'Regina',
  'Sônia',
  'Aparecida',
  'Lúcia',
  'Vera',
  'Rosa',
  'Marli',
  'Tereza',
  'Cleide',
  'Neusa',
  'Ivone',
  'Célia',
] as const;

const anasStreet = { zipCode: '01310100', district: 'Bela Vista', street: 'Avenida Paulista' } as const;

/** Where somebody lives: not far from the team; without one, near the office. */
const homeOf = (id: number, teamId: number): Person['address'] => {
  const near = streets[teamId - 1] ?? streets[0];
  const [zipCode, federalUnit, city, district, street] = near[id % near.length] ?? near[0];
  const stateID = states[federalUnit];
  const addressNumber = 100 + id;
  return { zipCode, stateID, federalUnit, city, district, street, addressNumber, complement: null };
};

const personFrom = (id: number, name: string, dates: Dates): Omit<Person, 'id'> => ({
  name,
  socialName: null,
  email: emailOf(name),
  document: cpfFrom(id),
  isForeigner: false,
  birthDate: `${1964 + scatter(38, name)}-${String(1 + scatter(12, name, 'm')).padStart(2, '0')}-${String(1 + scatter(28, name, 'd')).padStart(2, '0')}`,
  mothersName: `${pick(mothers, name, 'mother')} ${name.split(' ').slice(1).join(' ')}`,
  badgeCode: 10_400 + id,
  profession: pick(professions, name),
  academicEducation: 'Ensino superior completo',
  biography: null,
  image: `/files/people/${id}.svg`,
  profilePictureExtension: null,
  address: homeOf(id, 1 + scatter(4, name)),
  userType: 1,
  isFirstLogin: false,
  isImported: false,
  passwordModifiedAt: dates.at(-120 - scatter(60, name)),
  needAcceptNewTerm: false,
  decoins: 0,
  totalWatched: 0,
  interestIds: [1 + scatter(5, name), 6 + scatter(5, name)],
  companyIds: [id % 4 === 0 ? 2 : 1],
  teamIds: [1 + scatter(4, name)],
});

/** The named people first, then the crowd; 40 in all, everybody with the password of the seed. */
export const seedPeople = (store: Store, dates: Dates, hash: string) => {
  store.insert('companies', { id: 1, name: marked('{owner}') });
  store.insert('companies', { id: 2, name: 'Horizonte Serviços' });
  for (const name of ['Atendimento', 'Armazém Guarulhos', 'Rotas do Sudeste', 'Administrativo'])
    store.insert('teams', { name });

  const add = (id: number, name: string, facts: Partial<Person> = {}) => {
    store.insert('people', { ...personFrom(id, name, dates), ...facts, id });
    store.insert('credentials', { userId: id, hash });
  };
  add(people.ana, 'Ana Beatriz Souza', {
    document: '52998224725',
    birthDate: '1994-08-17',
    mothersName: 'Regina Célia Souza',
    profession: 'Analista de atendimento',
    biography:
      'Gosto de gente, de planilhas bem feitas e de aprender coisas novas no caminho para o trabalho.',
    companyIds: [1],
    teamIds: [1],
    address: { ...homeOf(people.ana, 1), ...anasStreet },
    interestIds: [1, 4, 7],
  });
  add(people.rafael, 'Rafael Tavares Nogueira', {
    userType: 2,
    profession: 'Administrador da plataforma',
    companyIds: [1, 2],
  });
  add(people.helena, 'Helena Prado Martins', {
    userType: 4,
    profession: 'Gerente de operações',
    companyIds: [2],
  });
  add(people.otavio, 'Otávio Bastos Leal', {
    userType: 5,
    profession: 'Consultor de conteúdo',
    companyIds: [2],
  });
  add(people.caio, 'Caio Vasconcelos Dias', {
    isFirstLogin: true,
    interestIds: [],
    biography: null,
    image: null,
    companyIds: [1],
  });
  add(people.marina, 'Marina Lopes Freire', {
    isImported: true,
    passwordModifiedAt: null,
    needAcceptNewTerm: true,
  });
  add(people.joao, 'João Pedro Almeida', { needAcceptNewTerm: true });
  add(people.emily, 'Emily Carter', {
    isForeigner: true,
    document: null,
    email: 'emily.carter@decola.com.br',
  });
  add(people.lucia, 'Lúcia Helena Ramos', { companyIds: [], teamIds: [] });
  names.forEach((name, at) => {
    add(10 + at, name);
  });
};
