import { people } from '../seed/named-people.ts';
import type { Store } from '../store/store.ts';

/** A place or a person to begin with: one sentence, who is signed in, and what is changed in the seed. */
type Scenario = { sentence: string; person: number | 'nobody'; arrange(store: Store, now: Date): void };

const asSeeded = () => {};

const configure =
  (change: { isMaintenanceMode?: boolean; isSuggestionMode?: boolean; dailyDecoins?: number }) =>
  (store: Store) => {
    store.patch('configuration', 1, change);
  };

const ofPeople = {
  student: {
    sentence: 'Ana Beatriz, a student in the middle of everything.',
    person: people.ana,
    arrange: asSeeded,
  },
  visitor: { sentence: 'Nobody is signed in.', person: 'nobody', arrange: asSeeded },
  'new-employee': {
    sentence: 'Caio joined this morning: first sign-in, onboarding, nothing begun.',
    person: people.caio,
    arrange: asSeeded,
  },
  'imported-person': {
    sentence: 'Marina came from another system and must choose a password and accept the terms.',
    person: people.marina,
    arrange: asSeeded,
  },
  'new-term': { sentence: 'João Pedro has new terms to accept.', person: people.joao, arrange: asSeeded },
  foreigner: { sentence: 'Emily is a foreigner without a CPF.', person: people.emily, arrange: asSeeded },
  manager: { sentence: 'Helena leads a team.', person: people.helena, arrange: asSeeded },
  administrator: { sentence: 'Rafael administers the platform.', person: people.rafael, arrange: asSeeded },
  'content-consultant': {
    sentence: 'Otávio is of the user type that also sees the admin panel.',
    person: people.otavio,
    arrange: asSeeded,
  },
  'no-company': { sentence: 'Lúcia Helena belongs to no company.', person: people.lucia, arrange: asSeeded },
} as const satisfies Record<string, Scenario>;

const ofPlaces = {
  'second-template': {
    sentence: 'A school brand: no coins anywhere, students outside companies (open it with ?tenant=circulo).',
    person: people.ana,
    arrange: (store: Store) => {
      for (const { id } of store.list('courses'))
        store.patch('courses', id, { haveDecoins: false, decoins: 0 });
      store.patch('people', people.ana, { decoins: 0, companyIds: [] });
    },
  },
  maintenance: {
    sentence: 'The platform is in maintenance.',
    person: people.ana,
    arrange: configure({ isMaintenanceMode: true }),
  },
  'no-suggestions': {
    sentence: 'Students may send no suggestions.',
    person: people.ana,
    arrange: configure({ isSuggestionMode: false }),
  },
  empty: {
    sentence: 'Nothing is published yet: every list is empty.',
    person: people.ana,
    arrange: (store: Store) => emptyEverything(store),
  },
  'daily-limit': {
    sentence: 'Ana Beatriz has earned all the coins that a day allows.',
    person: people.ana,
    arrange: (store: Store, now: Date) => {
      const { dailyDecoins = 0 } = store.get('configuration', 1) ?? {};
      store.insert('statements', {
        userId: people.ana,
        description: 'Desafio do dia concluído',
        type: 'credit',
        typeCode: 5,
        decoins: dailyDecoins,
        source: 'challenge:today',
        createdAt: now.toISOString(),
      });
      const { decoins = 0 } = store.get('people', people.ana) ?? {};
      store.patch('people', people.ana, { decoins: decoins + dailyDecoins });
    },
  },
  'full-class': {
    sentence: 'Every open class and training course has no seat left.',
    person: people.ana,
    arrange: (store: Store) => fillClasses(store),
  },
} as const satisfies Record<string, Scenario>;

/** Where a sandbox can begin, by name. */
export const scenarios = { ...ofPeople, ...ofPlaces } as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

const emptied = [
  'formAnswers',
  'pillViews',
  'pills',
  'seats',
  'favorites',
  'indications',
  'notes',
  'doubts',
  'ratings',
  'attempts',
  'contentStates',
  'enrolments',
  'complements',
  'questions',
  'courseTracks',
  'contents',
  'courses',
  'schools',
  'eventClasses',
  'events',
  'graduations',
  'formQuestions',
  'forms',
  'orders',
  'productFavorites',
  'products',
  'shops',
  'productCategories',
  'statements',
  'notifications',
  'faqs',
  'informations',
  'accesses',
] as const;

const emptyEverything = (store: Store) => {
  for (const collection of emptied) for (const { id } of store.list(collection)) store.remove(collection, id);
  store.patch('people', people.ana, { decoins: 0, totalWatched: 0 });
};

const fillClasses = (store: Store) => {
  for (const { id, finishedAt } of store.list('eventClasses'))
    if (!finishedAt) store.patch('eventClasses', id, { maxCapacity: store.count('seats', { classId: id }) });
  for (const { id, finishedAt } of store.list('graduations'))
    if (!finishedAt)
      store.patch('graduations', id, { maxCapacity: store.count('seats', { graduationId: id }) });
};
