import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../../src/store/store.ts';
import { cookieOf, personNamed, type Visitor, withStore } from '../load/prepare.ts';

/** How much the figures have. */
export type Figures = { people: number; courses: number; progress: number };

/** Courses of one person, and contents of one course, among those that are added to the seed's. */
const coursesOfEach = 20;
const contentsOfEach = 5;

const firstNames = ['Ana', 'Bruno', 'Célia', 'Davi', 'Érica', 'Fábio', 'Graça', 'Hugo', 'Íris', 'João'];
const lastNames = ['Araújo', 'Brandão', 'Conceição', 'Dias', 'Esteves', 'França', 'Gusmão', 'Hilário'];

/** Fills a file with the seed, then with people, courses and their progress up to the figures. */
export const seedFigures = (file: string, figures: Figures) => {
  const first = withStore(file, ({ store }) => store.transaction(() => growCatalogue(store, figures)));
  growRecords(file, figures, first);
};

/** Opens a session for so many people, spread over all of them. */
export const sessionsIn = (file: string, wanted: number): Visitor[] =>
  withStore(file, ({ store, world }) => {
    const all = store.count('people');
    return Array.from({ length: wanted }, (_, at) => {
      const userId = Math.floor((all * (at + 1)) / (wanted + 1));
      const person = store.get('people', userId);
      if (!person) throw new Error(`There is no person ${userId}.`);
      return { userId, cookie: cookieOf(world.sessions.open(person)) };
    });
  });

/** People and courses, through the store, as a publication and registrations make them. */
const growCatalogue = (store: Store, { people, courses }: Figures) => {
  const names = (number: number) =>
    `${firstNames[number % firstNames.length]} ${lastNames[number % lastNames.length]} ${number}`;
  const first = { person: store.count('people') + 1, course: store.count('courses') + 1 };
  for (let id = first.person; id <= people; id += 1)
    store.insert('people', {
      ...personNamed(names(id), `pessoa${id}@exemplo.com.br`),
      id,
      totalWatched: (id * 977) % 400_000,
      interestIds: [1 + (id % 12), 1 + ((id + 5) % 12)],
    });
  // Read before the first write: each one lets the catalogue be read anew.
  const patterns = store
    .list('courses', { isBlocked: false })
    .map((pattern) => ({ pattern, contents: store.list('contents', { courseId: pattern.id }) }));
  for (let id = first.course; id <= courses; id += 1) {
    const { pattern, contents } = patterns[id % patterns.length] ?? { contents: [] };
    if (!pattern) break;
    store.insert('courses', { ...pattern, id, title: `${pattern.title} ${id}` });
    for (let position = 1; position <= contentsOfEach; position += 1) {
      const content = contents[(position - 1) % contents.length];
      if (content)
        store.insert('contents', {
          ...content,
          id: id * 100 + position,
          courseId: id,
          position,
          isBlocked: false,
        });
    }
  }
  const [track] = store.list('courseTracks', { isRequired: false });
  for (let number = 1; track && number <= courses / 20; number += 1)
    store.insert('courseTracks', {
      ...track,
      id: track.id + 1000 + number,
      title: `${track.title} ${number}`,
      isRequired: number % 25 === 0,
      courseIds: Array.from(
        { length: 10 },
        (_, at) => first.course + ((number * 10 + at) % (courses - first.course)),
      ),
    });
  return first;
};

/** What people did, by SQLite itself: a million rows one by one would take minutes. */
const growRecords = (file: string, { people, courses, progress }: Figures, first: { course: number }) => {
  const db = new DatabaseSync(file);
  const added = courses - first.course + 1;
  const each = Math.min(coursesOfEach, Math.round(progress / contentsOfEach / people));
  const upTo = (name: string, end: number) =>
    `${name}(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM ${name} WHERE n + 1 < ${end})`;
  const day = (days: string) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || (${days}) || ' days')`;
  // A step that shares no divisor with the number of courses, so that nobody has one twice.
  const course = `(${first.course} + (person.n * 37 + k.n * 101) % ${added})`;
  const fill = (table: string, times: number, fields: string, from = '') =>
    db.exec(`
      WITH RECURSIVE ${upTo('person', people)}, ${upTo('k', times)}, ${upTo('c', contentsOfEach)}
      INSERT OR IGNORE INTO "${table}" (body) SELECT json_object('userId', person.n + 1, ${fields})
      FROM person, k ${from} ORDER BY person.n, k.n`);
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN');
  fill(
    'enrolments',
    each,
    `'courseId', ${course}, 'enrolledAt', ${day('90 - k.n')}, 'lastAccessAt', ${day('40 - k.n')},
     'finishedAt', CASE WHEN k.n % 3 = 0 THEN ${day('40 - k.n')} END`,
  );
  fill(
    'contentStates',
    each,
    `'contentId', ${course} * 100 + c.n + 1, 'watched', 45, 'progress', CASE WHEN k.n % 3 = 0 OR c.n < 2 THEN 100 ELSE 40 END,
     'checkpoint', NULL, 'scorm', json('[]'), 'openedAt', ${day('80 - k.n')},
     'finishedAt', CASE WHEN k.n % 3 = 0 OR c.n < 2 THEN ${day('60 - k.n')} END, 'isCounted', json('true')`,
    ', c',
  );
  fill(
    'ratings',
    4,
    `'courseId', ${course}, 'contentId', ${course} * 100 + 1, 'eventId', NULL, 'stars', 1 + (person.n + k.n) % 5,
     'message', CASE WHEN k.n % 2 = 0 THEN 'Vale a pena, turma ' || person.n END, 'likes', json('[]'),
     'createdAt', ${day('k.n * 7 + person.n % 90')}`,
  );
  fill('favorites', 5, `'courseId', ${course}, 'createdAt', ${day('k.n')}`);
  fill('accesses', 30, `'date', date('now', '-' || k.n || ' days'), 'quantity', 1 + (person.n + k.n) % 4`);
  fill(
    'notifications',
    20,
    `'title', 'Novo treinamento', 'description', 'Turma ' || k.n, 'createdAt', ${day('k.n')}, 'isRead', json('false'),
     'type', 'NEW_TRAINING_RESPONSE', 'image', NULL, 'imageNotification', NULL, 'courseId', ${course}, 'contentId', NULL`,
  );
  fill(
    'doubts',
    1,
    `'contentId', ${course} * 100 + 1, 'courseId', ${course}, 'title', 'Prazo', 'description', 'Até quando?',
     'createdAt', ${day('person.n % 60')}, 'response', NULL, 'respondedAt', NULL`,
  );
  db.exec('COMMIT');
  db.close();
};

/** How many rows a file has of what the figures count. */
export const countsIn = (file: string) =>
  withStore(file, ({ store }) => ({
    people: store.count('people'),
    courses: store.count('courses'),
    progress: store.count('contentStates'),
    enrolments: store.count('enrolments'),
  }));
