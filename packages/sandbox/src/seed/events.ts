import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

/** Events and classes by what Ana finds there. */
export const events = {
  open: 1,
  enrolled: 2,
  attended: 3,
  full: 4,
  finished: 5,
  today: 6,
  notYetOpen: 7,
  online: 8,
} as const;
export const trainingCourses = { open: 1, enrolled: 2, full: 3, finished: 4 } as const;

type Group = {
  day: number;
  capacity: number | null;
  taken: number;
  ana?: 'enrolled' | 'attended';
  isOnline?: true;
  opensIn?: number;
};
type Draft = {
  name: string;
  about: string;
  location: string;
  /** Who leads it, by what they teach. */
  instructorIds: number[];
  groups: Group[];
};

const drafts: Draft[] = [
  {
    name: 'Feira de carreiras',
    instructorIds: [6, 1],
    about: 'Um dia para conhecer as áreas, conversar com lideranças e desenhar o próximo passo.',
    location: 'Auditório São Paulo',
    groups: [
      { day: 12, capacity: 80, taken: 22 },
      { day: 19, capacity: 12, taken: 12 },
    ],
  },
  {
    name: 'Semana da segurança',
    instructorIds: [2, 3],
    about: 'Uma conversa por dia com quem vive a operação.',
    location: 'Centro de distribuição de Guarulhos',
    groups: [{ day: 7, capacity: 60, taken: 31, ana: 'enrolled', isOnline: true }],
  },
  {
    name: 'Oficina de oratória',
    instructorIds: [9],
    about: 'Voz, corpo e roteiro para falar em público sem medo.',
    location: 'Sala Santos Dumont',
    groups: [{ day: -20, capacity: 20, taken: 14, ana: 'attended', isOnline: true }],
  },
  {
    name: 'Visita guiada ao novo armazém',
    instructorIds: [3],
    about: 'Veja de perto a operação automatizada.',
    location: 'Betim, Minas Gerais',
    groups: [{ day: 15, capacity: 10, taken: 10 }],
  },
  {
    name: 'Encontro de boas práticas',
    instructorIds: [6, 3],
    about: 'Cinco times, cinco ideias que deram certo.',
    location: 'Auditório Recife',
    groups: [{ day: -45, capacity: 40, taken: 25 }],
  },
  {
    name: 'Mutirão de planilhas',
    instructorIds: [8],
    about: 'Traga a sua planilha travada e saia com ela funcionando.',
    location: 'Laboratório 2',
    groups: [{ day: 0, capacity: 25, taken: 9, ana: 'enrolled' }],
  },
  {
    name: 'Congresso de logística',
    instructorIds: [3, 7],
    about: 'Três trilhas, doze palestras e uma tarde de conversas.',
    location: 'Expo Center Norte',
    groups: [{ day: 60, capacity: 200, taken: 0, opensIn: 20 }],
  },
  {
    name: 'Maratona de inovação',
    instructorIds: [7, 8],
    about: 'Quarenta e oito horas para propor e testar uma solução.',
    location: 'On-line',
    groups: [{ day: 26, capacity: null, taken: 18, isOnline: true }],
  },
];

const seatsOf = (store: Store, count: number, name: string): number[] =>
  store
    .list('people')
    .map(({ id }) => id)
    .filter((id) => id !== people.ana)
    .sort((one, other) => scatter(1000, name, one) - scatter(1000, name, other))
    .slice(0, count);

const classOf = (
  eventId: number,
  group: Group,
  draft: Draft,
  at: number,
  dates: Dates,
): Omit<Records['eventClasses'], 'id'> => {
  const isOver = group.day < 0;
  return {
    eventId,
    name: `Turma ${at + 1}`,
    location: draft.location,
    isActive: true,
    isPublic: true,
    hasCertificate: true,
    maxCapacity: group.capacity,
    scheduleStartDateTime: dates.at(group.day, '09:00'),
    scheduleEndDateTime: dates.at(group.day + 1, '17:00'),
    enrollmentStartDateTime: dates.at(group.opensIn ?? Math.min(-40, group.day - 30), '00:00'),
    enrollmentEndDateTime: dates.at(group.day - (isOver ? 1 : 0), '23:59'),
    startedAt: group.day <= 0 ? dates.at(group.day, '09:00') : null,
    finishedAt: isOver ? dates.at(group.day + 1, '17:00') : null,
    duration: 8 * 3600,
    instructorIds: [...draft.instructorIds],
    sittings: [0, 1].map((day) => ({
      startDate: dates.on(group.day + day),
      startHour: day === 0 ? '09:00' : '13:30',
      endHour: day === 0 ? '12:00' : '17:00',
      location: draft.location,
    })),
  };
};

const said = [
  'Saí com vontade de praticar. Que venha o próximo!',
  'Organização ótima e tempo para conversar.',
  'Valeu cada minuto da viagem.',
  'Conheci gente de outras unidades e voltei com ideias.',
  'Gostaria de mais tempo para as perguntas.',
  'A parte prática foi a melhor.',
  'Já combinei com a equipe de repetir aqui.',
] as const;

/** Eight events with their classes (class id = event × 10 + number), seats, contents and check-in codes. */
export const seedEvents = (store: Store, dates: Dates) => {
  drafts.forEach((draft, index) => {
    const id = index + 1;
    store.insert('events', {
      id,
      name: draft.name,
      description: `<p>${draft.about}</p>`,
      location: draft.location,
      image: `/files/events/${id}.svg`,
      banner: `/files/events/${id}-banner.svg`,
      duration: 8 * 3600,
      hasCertificate: true,
      isActive: true,
      activationDate: dates.at(-60),
      releaseStartDate: id === events.notYetOpen ? dates.at(-3) : null,
      releaseEndDate: id === events.notYetOpen ? dates.at(12) : null,
      introductoryContent:
        id === events.open
          ? { title: 'Como foi no ano passado', url: '/files/media/aula.mp4', youtube: null }
          : null,
    });
    draft.groups.forEach((group, at) => {
      const classId = id * 10 + at + 1;
      store.insert('eventClasses', { ...classOf(id, group, draft, at, dates), id: classId });
      const attended = group.day < 0 ? [dates.on(group.day), dates.on(group.day + 1)] : [];
      const others = seatsOf(store, Math.min(group.taken, 39), draft.name).map((userId) => ({
        userId,
        // Caio came today for the first time.
        attended: userId === people.caio ? [] : attended,
      }));
      const own = group.ana
        ? [{ userId: people.ana, attended: group.ana === 'attended' ? attended : [] }]
        : [];
      for (const { userId, attended: attendedDates } of [...own, ...others])
        store.insert('seats', {
          userId,
          classId,
          graduationId: null,
          enrolledAt: dates.at(Math.min(group.day - 8, -1)),
          attendedDates,
          attendedSittingIds: [],
        });
      if (group.isOnline) seedContents(store, classId, dates);
      store.insert('tokens', {
        token: `presenca-evento-${classId}`,
        kind: 'check-in',
        userId: null,
        expiresAt: dates.at(365),
        usedAt: null,
        classId,
      });
      for (const { userId } of [...own, ...others.slice(0, 6)])
        if (group.day < 0)
          store.insert('ratings', {
            userId,
            courseId: null,
            contentId: null,
            eventId: id,
            stars: 4 + (userId % 2),
            message: userId % 2 ? (said[userId % said.length] ?? null) : null,
            likes: [],
            createdAt: dates.at(group.day + 2, '10:00'),
          });
    });
  });
};

const seedContents = (store: Store, classId: number, dates: Dates) => {
  const base = {
    courseId: null,
    classId,
    description: null,
    imageURL: null,
    youtube: null,
    isBlocked: false,
    isReleased: true,
    formId: null,
    decoins: 10,
    addedAt: dates.at(-60),
  };
  const exercise = { maximumTime: null, attemptLimit: null };
  const id = 100_000 + classId * 10;
  store.insert('contents', {
    ...base,
    ...exercise,
    id: id + 1,
    position: 1,
    title: 'Abertura',
    type: 1,
    url: '/files/media/aula.mp4',
    duration: 60,
    minDuration: 45,
  });
  store.insert('contents', {
    ...base,
    ...exercise,
    id: id + 2,
    position: 2,
    title: 'Material de apoio',
    type: 3,
    url: '/files/media/apostila.pdf',
    duration: 600,
    minDuration: null,
  });
  store.insert('contents', {
    ...base,
    id: id + 3,
    position: 3,
    title: 'Quiz do encontro',
    type: 4,
    url: null,
    duration: 600,
    minDuration: null,
    maximumTime: 600,
    attemptLimit: 2,
  });
  store.insert('contents', {
    ...base,
    ...exercise,
    id: id + 4,
    position: 4,
    title: 'O que você achou?',
    type: 6,
    url: null,
    duration: 120,
    minDuration: null,
    formId: 1,
  });
};
