import type { Store } from '../store/store.ts';
import { type Dates, scatter } from './dates.ts';
import { people } from './named-people.ts';

const drafts = [
  {
    title: 'Formação de multiplicadores',
    instructorIds: [6, 9],
    about: 'Para quem vai ensinar colegas: planejar, conduzir e avaliar um encontro.',
    day: 10,
    capacity: 30,
    taken: 12,
  },
  {
    title: 'Brigada de emergência',
    instructorIds: [2],
    about: 'Teoria e prática de prevenção e combate a incêndios.',
    day: -7,
    capacity: 25,
    taken: 16,
    ana: 1,
  },
  {
    title: 'Excel na prática: turma presencial',
    instructorIds: [8],
    about: 'Três encontros com exercícios do seu dia a dia.',
    day: 5,
    capacity: 8,
    taken: 8,
  },
  {
    title: 'Libras para o atendimento',
    instructorIds: [5],
    about: 'Saudações, perguntas e respostas para acolher clientes surdos.',
    day: -60,
    capacity: 20,
    taken: 11,
    ana: 3,
  },
] as const;

/** Four training courses with three sittings each (sitting id = course × 10 + number); Ana attended some of two. */
export const seedTrainingCourses = (store: Store, dates: Dates) => {
  drafts.forEach((draft, at) => {
    const id = at + 1;
    const location = 'Centro de treinamento, sala 3';
    const sittings = [0, 7, 14].map((after, index) => ({
      id: id * 10 + index + 1,
      startDate: dates.on(draft.day + after),
      startHour: '09:00',
      endHour: '12:00',
      location,
    }));
    store.insert('graduations', {
      id,
      title: draft.title,
      description: `<p>${draft.about}</p>`,
      image: `/files/events/${8 + id}.svg`,
      location,
      duration: 9 * 3600,
      hasCertificate: true,
      maxCapacity: draft.capacity,
      finishedAt: draft.day + 14 < 0 ? dates.at(draft.day + 14, '12:00') : null,
      instructorIds: [...draft.instructorIds],
      teamIds: [id],
      interestIds: [id, id + 6],
      sittings,
    });
    const past = sittings.filter(({ startDate }) => startDate < dates.on(0)).map((sitting) => sitting.id);
    const others = store
      .list('people')
      .map((person) => person.id)
      .filter((userId) => userId !== people.ana)
      .sort((one, other) => scatter(1000, draft.title, one) - scatter(1000, draft.title, other))
      .slice(0, draft.taken);
    const seat = (userId: number, attendedSittingIds: number[]) =>
      store.insert('seats', {
        userId,
        classId: null,
        graduationId: id,
        enrolledAt: dates.at(Math.min(draft.day - 10, -1)),
        attendedDates: [],
        attendedSittingIds,
      });
    if ('ana' in draft) seat(people.ana, past.slice(0, draft.ana));
    // Caio came today for the first time.
    for (const userId of others)
      seat(userId, userId === people.caio ? [] : past.slice(0, scatter(4, userId, draft.title)));
    store.insert('tokens', {
      token: `presenca-treinamento-${id}`,
      kind: 'check-in',
      userId: null,
      expiresAt: dates.at(365),
      usedAt: null,
      graduationId: id,
    });
  });
};
