import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

type Track = {
  title: string;
  schoolId: number;
  courseIds: number[];
  isRequired?: true;
  isBlocked?: true;
  extra?: true;
};

const tracks: Track[] = [
  { title: 'Integração de novos colegas', schoolId: 1, courseIds: [1, 2, 6, 10], isRequired: true },
  { title: 'Ética e conformidade', schoolId: 1, courseIds: [2, 4, 5, 3], isRequired: true },
  { title: 'Segurança em primeiro lugar', schoolId: 2, courseIds: [11, 12, 14, 18], isRequired: true },
  { title: 'Excelência na entrega', schoolId: 2, courseIds: [13, 15, 16, 17, 20] },
  { title: 'Rotina administrativa', schoolId: 3, courseIds: [23, 24, 26, 27, 28] },
  { title: 'Finanças essenciais', schoolId: 3, courseIds: [21, 22, 25, 29, 30] },
  { title: 'Formação de líderes', schoolId: 4, courseIds: [31, 32, 33, 34, 40], extra: true },
  { title: 'Liderar na mudança', schoolId: 4, courseIds: [35, 36, 37, 38, 39], isBlocked: true },
  { title: 'Jornada do cliente', schoolId: 5, courseIds: [41, 45, 46, 49], extra: true },
  { title: 'Vendas que ajudam', schoolId: 5, courseIds: [42, 43, 47, 48] },
  { title: 'Planilhas e dados', schoolId: 6, courseIds: [51, 52, 53] },
  { title: 'Escritório digital', schoolId: 6, courseIds: [54, 55, 57, 59, 60], isBlocked: true },
];

/** Twelve tracks, two for each school; three are mandatory, two are blocked. */
export const seedTracks = (store: Store, dates: Dates) => {
  tracks.forEach(({ title, schoolId, courseIds, isRequired, isBlocked, extra }, at) => {
    store.insert('courseTracks', {
      id: at + 1,
      schoolId,
      title,
      description: `${courseIds.length} treinamentos, na ordem em que fazem mais sentido.`,
      thumbnailURL: `/files/tracks/${at + 1}.svg`,
      isActive: true,
      isBlocked: isBlocked ?? false,
      isRequired: isRequired ?? false,
      courseIds,
      eventIds: extra ? [1] : [],
      graduationIds: extra ? [1] : [],
      lastChange: dates.at(-90 + at),
    });
  });
};
