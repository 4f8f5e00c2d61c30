import { realClock } from '../../src/clock.ts';
import { openDataFile } from '../../src/data-file/data-file.ts';
import { openSandbox } from '../../src/open-sandbox.ts';
import { asServed } from '../../src/serve/as-served.ts';
import type { Person } from '../../src/store/records-people.ts';

/** A content that can be watched: a video or a podcast with a minimum, in an open course. */
export type Lesson = { courseId: number; contentId: number };

export type Visitor = { userId: number; cookie: string };

/** A person as registration leaves one. */
export const personNamed = (name: string, email: string): Omit<Person, 'id'> => ({
  name,
  socialName: null,
  email,
  document: null,
  isForeigner: true,
  birthDate: '1990-01-01',
  mothersName: null,
  badgeCode: null,
  profession: null,
  academicEducation: null,
  biography: null,
  image: null,
  profilePictureExtension: null,
  address: null,
  userType: 1,
  isFirstLogin: false,
  isImported: false,
  passwordModifiedAt: null,
  needAcceptNewTerm: false,
  decoins: 0,
  totalWatched: 0,
  interestIds: [1, 2],
  companyIds: [1],
  teamIds: [],
});

/** Opens the store of a data file for `work`, and closes it. */
export const withStore = <T>(file: string, work: (sandbox: ReturnType<typeof openSandbox>) => T): T => {
  const data = openDataFile(file, { fresh: false, now: realClock.now(), tell: console.log });
  try {
    return work(openSandbox({ ...asServed(), store: data.store }));
  } finally {
    data.close();
  }
};

/**
 * Seeds the file, adds the students and opens a session for each, ahead of the measured time: hashing a thousand
 * passwords would measure nothing but the hash.
 */
export const prepare = (file: string, students: number): { visitors: Visitor[]; lessons: Lesson[] } =>
  withStore(file, ({ store, world }) =>
    store.transaction(() => {
      const visitors = Array.from({ length: students }, (_, number) => {
        const person = store.insert(
          'people',
          personNamed(`Carga ${number + 1}`, `carga${number + 1}@exemplo.com.br`),
        );
        return { userId: person.id, cookie: cookieOf(world.sessions.open(person)) };
      });
      return { visitors, lessons: lessonsIn(store) };
    }),
  );

export const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

const lessonsIn = (store: ReturnType<typeof openSandbox>['store']): Lesson[] =>
  store.list('courses', { isActive: true, isBlocked: false }).flatMap(({ id }) =>
    store
      .list('contents', { courseId: id })
      .filter(
        ({ type, isReleased, isBlocked, minDuration }) =>
          [1, 5].includes(type) && isReleased && !isBlocked && minDuration !== null,
      )
      .map(({ id: contentId }) => ({ courseId: id, contentId })),
  );
