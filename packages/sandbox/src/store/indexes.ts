import type { Collection, Records } from './records.ts';

type Rule<C extends Collection> = {
  /** Fields by which records are looked up. */
  by?: readonly (keyof Records[C] & string)[];
  /** Fields that must be unique together. A null in any of them leaves the record out. */
  unique?: readonly (readonly (keyof Records[C] & string)[])[];
  /** Fields that hold the id of a record elsewhere. */
  refers?: { readonly [field in keyof Records[C] & string]?: Collection };
};

/** Indexes, unique keys and references of every collection that has any; both back ends keep them. */
export const rules: { readonly [C in Collection]?: Rule<C> } = {
  people: { by: ['email', 'document'], unique: [['email'], ['document']] },
  credentials: { by: ['userId'], unique: [['userId']], refers: { userId: 'people' } },
  sessions: { by: ['token', 'userId'], unique: [['token']], refers: { userId: 'people' } },
  tokens: { by: ['token'], unique: [['token']] },
  accesses: { by: ['userId'], unique: [['userId', 'date']], refers: { userId: 'people' } },
  courseTracks: { by: ['schoolId'], refers: { schoolId: 'schools' } },
  courses: { by: ['schoolId'], refers: { schoolId: 'schools' } },
  contents: { by: ['courseId', 'classId'], refers: { courseId: 'courses', classId: 'eventClasses' } },
  complements: { by: ['contentId'], refers: { contentId: 'contents' } },
  questions: { by: ['contentId'], refers: { contentId: 'contents' } },
  enrolments: {
    by: ['userId', 'courseId'],
    unique: [['userId', 'courseId']],
    refers: { userId: 'people', courseId: 'courses' },
  },
  contentStates: {
    by: ['userId', 'contentId'],
    unique: [['userId', 'contentId']],
    refers: { userId: 'people', contentId: 'contents' },
  },
  attempts: { by: ['userId', 'contentId'], refers: { userId: 'people', contentId: 'contents' } },
  ratings: { by: ['courseId', 'contentId', 'eventId', 'userId'], refers: { userId: 'people' } },
  doubts: { by: ['contentId', 'userId'], refers: { userId: 'people', contentId: 'contents' } },
  notes: { by: ['contentId', 'userId'], refers: { userId: 'people', contentId: 'contents' } },
  favorites: {
    by: ['userId'],
    unique: [['userId', 'courseId']],
    refers: { userId: 'people', courseId: 'courses' },
  },
  indications: {
    by: ['toId', 'fromId', 'courseId'],
    refers: { toId: 'people', fromId: 'people', courseId: 'courses' },
  },
  pillViews: {
    by: ['userId'],
    unique: [['userId', 'pillId']],
    refers: { userId: 'people', pillId: 'pills' },
  },
  formQuestions: { by: ['formId'], refers: { formId: 'forms' } },
  formAnswers: {
    by: ['userId', 'questionId'],
    unique: [['userId', 'trainingId', 'questionId']],
    refers: { userId: 'people', questionId: 'formQuestions' },
  },
  eventClasses: { by: ['eventId'], refers: { eventId: 'events' } },
  seats: {
    by: ['userId', 'classId', 'graduationId'],
    unique: [
      ['userId', 'classId'],
      ['userId', 'graduationId'],
    ],
    refers: { userId: 'people', classId: 'eventClasses', graduationId: 'graduations' },
  },
  statements: { by: ['userId', 'source'], unique: [['userId', 'source']], refers: { userId: 'people' } },
  acceptedLimits: { by: ['userId'], unique: [['userId', 'date']], refers: { userId: 'people' } },
  products: { by: ['shopId'], refers: { shopId: 'shops', categoryId: 'productCategories' } },
  productFavorites: {
    by: ['userId'],
    unique: [['userId', 'productId']],
    refers: { userId: 'people', productId: 'products' },
  },
  orders: { by: ['userId'], refers: { userId: 'people' } },
  notifications: { by: ['userId'], refers: { userId: 'people' } },
  uploads: { by: ['key', 'userId'], unique: [['key']], refers: { userId: 'people' } },
  keptAnswers: {
    by: ['userId'],
    unique: [['userId', 'operation', 'key']],
    refers: { userId: 'people' },
  },
};

/**
 * Indexes more that SQLite keeps for lists: what a list is filtered by, then what it is ordered by or counts. `message?` stands
 * for whether there is a message. They are made when a store opens, so that no file has to be written anew for one.
 */
export const lists: { readonly [C in Collection]?: readonly (readonly string[])[] } = {
  people: [['name'], ['totalWatched']],
  tokens: [['userId', 'kind']],
  enrolments: [['userId', 'finishedAt', 'lastAccessAt']],
  ratings: [
    ['courseId', 'stars', 'message?'],
    ['eventId', 'stars', 'message?'],
    ['contentId', 'createdAt'],
    ['courseId', 'createdAt'],
    ['eventId', 'createdAt'],
    ['userId', 'contentId'],
  ],
  notifications: [['userId', 'createdAt']],
  doubts: [['contentId', 'createdAt']],
  statements: [['userId', 'createdAt']],
  attempts: [['userId', 'contentId']],
  products: [['isActive'], ['shopId', 'isActive'], ['categoryId', 'isActive'], ['decoins']],
  notes: [['userId', 'contentId']],
};

/** Fields that a search goes through: each of its words is part of one of them, whatever the accents and the case. */
export const searched: { readonly [C in Collection]?: readonly (keyof Records[C] & string)[] } = {
  people: ['name', 'socialName', 'email'],
  products: ['name', 'description', 'code'],
};
