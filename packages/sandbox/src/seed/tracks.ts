import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

type Track = {
  title: string;
  about: string;
  schoolId: number;
  courseIds: number[];
  isRequired?: true;
  isBlocked?: true;
  /** What stands in it besides its courses. */
  eventIds?: number[];
  graduationIds?: number[];
};

const tracks: Track[] = [
  {
    title: 'Integração de novos colegas',
    about: 'Tudo o que ajuda nos primeiros meses: pessoas, valores e benefícios.',
    schoolId: 1,
    courseIds: [1, 2, 6, 10],
    isRequired: true,
  },
  {
    title: 'Ética e conformidade',
    about: 'Conduta, dados pessoais e respeito, do princípio à prática.',
    schoolId: 1,
    courseIds: [2, 4, 5, 3],
    isRequired: true,
  },
  {
    title: 'Segurança em primeiro lugar',
    about: 'Armazém, direção, primeiros socorros e postura: cuide de você e de quem está ao lado.',
    schoolId: 2,
    courseIds: [11, 12, 14, 18],
    graduationIds: [2],
    isRequired: true,
  },
  {
    title: 'Excelência na entrega',
    about: 'Da conferência da carga à porta do cliente.',
    schoolId: 2,
    courseIds: [13, 15, 16, 17, 20],
  },
  {
    title: 'Rotina administrativa',
    about: 'Documentos, e-mails, agenda e reuniões que funcionam.',
    schoolId: 3,
    courseIds: [23, 24, 26, 27, 28],
  },
  {
    title: 'Finanças essenciais',
    about: 'Dos conceitos ao orçamento do ano.',
    schoolId: 3,
    courseIds: [21, 22, 25, 29, 30],
  },
  {
    title: 'Formação de líderes',
    about: 'Do primeiro time às conversas difíceis.',
    schoolId: 4,
    courseIds: [31, 32, 33, 34, 40],
    eventIds: [1],
    graduationIds: [1],
  },
  {
    title: 'Liderar na mudança',
    about: 'Como conduzir pessoas quando tudo muda ao redor.',
    schoolId: 4,
    courseIds: [35, 36, 37, 38, 39],
    isBlocked: true,
  },
  {
    title: 'Jornada do cliente',
    about: 'Conhecer, atender e manter quem confia em nós.',
    schoolId: 5,
    courseIds: [41, 45, 46, 49],
    eventIds: [1],
    graduationIds: [1],
  },
  {
    title: 'Vendas que ajudam',
    about: 'Perguntar, negociar e apresentar sem empurrar.',
    schoolId: 5,
    courseIds: [42, 43, 47, 48],
  },
  {
    title: 'Planilhas e dados',
    about: 'Do primeiro cálculo ao painel que explica.',
    schoolId: 6,
    courseIds: [51, 52, 53],
  },
  {
    title: 'Escritório digital',
    about: 'Chamadas, textos e automações para o trabalho render.',
    schoolId: 6,
    courseIds: [54, 55, 57, 59, 60],
    isBlocked: true,
  },
];

/** Twelve tracks, two for each school; three are mandatory, two are blocked, three hold events or training courses. */
export const seedTracks = (store: Store, dates: Dates) => {
  tracks.forEach(({ title, about, schoolId, courseIds, eventIds = [], graduationIds = [], ...flags }, at) => {
    store.insert('courseTracks', {
      id: at + 1,
      schoolId,
      title,
      description: about,
      thumbnailURL: `/files/tracks/${at + 1}.svg`,
      isActive: true,
      isBlocked: flags.isBlocked ?? false,
      isRequired: flags.isRequired ?? false,
      courseIds,
      eventIds,
      graduationIds,
      lastChange: dates.at(-90 + at),
    });
  });
};
