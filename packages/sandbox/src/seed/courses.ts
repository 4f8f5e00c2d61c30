import { marked } from '../brand.ts';
import type { Content, Course } from '../store/records-learning.ts';
import type { Store } from '../store/store.ts';
import { courseEndings } from './course-endings.ts';
import { courseTitles } from './course-titles.ts';
import { type Dates, scatter } from './dates.ts';
import { instructorsOf } from './instructors.ts';

/** Courses whose state stories and tests count on, by what is special about them. */
export const courses = {
  /** In progress for Ana; a video with a minimum is next. */
  inProgress: 1,
  /** Finished by Ana, with a certificate. */
  finished: 2,
  /** In progress, and a content was added since. */
  newContent: 3,
  longTitle: 19,
  blocked: 20,
  /** Released this week. */
  released: 57,
  /** Holds contents of all six types. */
  allTypes: 11,
  unrated: 60,
} as const;

const blocked: readonly number[] = [courses.blocked, 40, 50];
const fresh: readonly number[] = [courses.released, 8, 27, 37, 44, 58];

/**
 * When a course came: these week by week over the years, in the order of their ids, the fresh ones this week. Nothing is studied,
 * rated or told of before.
 */
export const releaseOf = (id: number, dates: Dates): string =>
  fresh.includes(id) ? dates.at(-4, '00:00') : dates.at(-100 - 18 * (61 - id), '08:00');

type ContentDraft = Pick<Content, 'title' | 'type' | 'duration'> & Partial<Content>;

/** The minimum is less than the film, so that whoever watches it to its end has reached it. */
const video = (title: string, minDuration: number | null = 45): ContentDraft => ({
  title,
  type: 1,
  url: '/files/media/aula.mp4',
  duration: 60,
  minDuration,
});
/** The same film as the contract has it: a code of YouTube and no address. */
const youtube = (title: string, minDuration: number | null = 45): ContentDraft => ({
  ...video(title, minDuration),
  url: null,
  youtube: { code: 'dQ4example1' },
});
const podcast = (title: string): ContentDraft => ({
  title,
  type: 5,
  url: '/files/media/episodio.mp3',
  duration: 60,
  minDuration: 45,
});
const reading = (title: string): ContentDraft => ({
  title,
  type: 3,
  url: '/files/media/apostila.pdf',
  duration: 600,
});
const scorm12: ContentDraft = {
  title: 'Simulação interativa',
  type: 2,
  url: '/files/scorm/seguranca-1.2/index.html',
  duration: 480,
};
const scorm2004: ContentDraft = {
  title: 'Jornada interativa',
  type: 2,
  url: '/files/scorm/jornada-2004/index.html',
  duration: 540,
};
const exercise = (title = 'Teste seus conhecimentos'): ContentDraft => ({
  title,
  type: 4,
  duration: 900,
  maximumTime: 900,
  attemptLimit: 3,
});
const evaluation: ContentDraft = { title: 'Avalie este treinamento', type: 6, duration: 180, formId: 1 };

const shapes: readonly ((lesson: string) => ContentDraft[])[] = [
  (lesson) => [
    video('Apresentação'),
    video(lesson),
    podcast('Conversa com quem faz'),
    exercise(),
    evaluation,
  ],
  (lesson) => [video('Por onde começar'), reading('Apostila'), video(lesson), exercise()],
  (lesson) => [
    podcast('Episódio 1: o contexto'),
    podcast('Episódio 2: a prática'),
    video(lesson, null),
    evaluation,
  ],
  (lesson) => [
    video('Introdução'),
    scorm12,
    youtube(lesson),
    reading('Guia de bolso'),
    exercise('Prova final'),
  ],
  (lesson) => [video(lesson), scorm2004, exercise('Questionário')],
];

const allTypes: ContentDraft[] = [
  video('As sete regras'),
  scorm12,
  reading('Manual de segurança'),
  exercise('Você está pronto?'),
  podcast('Histórias do corredor 4'),
  scorm2004,
  evaluation,
];

/** How many minutes a content of each type takes at least, and how many more it may take. */
const minutes: Readonly<Record<number, readonly [least: number, more: number]>> = {
  1: [5, 9],
  2: [14, 10],
  3: [10, 9],
  5: [12, 14],
};

/** Seconds that a content takes; questionnaires state their own. The sample that plays for all of them is shorter. */
const lengthOf = ({ type, duration, youtube }: ContentDraft, courseId: number, position: number): number => {
  const [least, more] = minutes[type] ?? [];
  return least === undefined || more === undefined || youtube
    ? duration
    : 60 * (least + scatter(more, courseId, position, 'minutes'));
};

const contentOf = (
  draft: ContentDraft,
  courseId: number,
  position: number,
  dates: Dates,
): Omit<Content, 'id'> => ({
  courseId,
  classId: null,
  position,
  description: null,
  imageURL: null,
  url: null,
  youtube: null,
  minDuration: null,
  isBlocked: false,
  isReleased: true,
  maximumTime: null,
  attemptLimit: null,
  formId: null,
  decoins: draft.type === 4 ? 20 : 10,
  addedAt: releaseOf(courseId, dates),
  ...draft,
  duration: lengthOf(draft, courseId, position),
});

/** Sixty courses, ten for each school, ids in that order, and their contents (id = course × 100 + position). */
export const seedCourses = (store: Store, dates: Dates) => {
  courseTitles.forEach((titles, school) => {
    titles.forEach(([title, about, lesson], at) => {
      const id = school * 10 + at + 1;
      store.insert('courses', { ...courseFrom(id, marked(title), about, dates), schoolId: school + 1, id });
      const drafts = id === courses.allTypes ? allTypes : (shapes[id % shapes.length] ?? (() => []))(lesson);
      drafts.forEach((draft, index) => {
        const content = contentOf(draft, id, index + 1, dates);
        const isNew = id === courses.newContent && index === drafts.length - 1;
        const isHeld = id % 17 === 4 && index === drafts.length - 1;
        store.insert('contents', {
          ...content,
          ...(isNew && { addedAt: dates.at(-2) }),
          ...(isHeld && { isReleased: false }),
          isBlocked: id % 13 === 7 && index >= 2,
          id: id * 100 + index + 1,
        });
      });
    });
  });
  seedComplements(store);
};

/** Of every fourth course, in both forms that the contract has. */
const introductionOf = (id: number, title: string): Course['introductoryContent'] => {
  if (id % 4 !== 1) return null;
  const isYoutube = id % 8 === 5;
  return {
    title: `Conheça: ${title}`,
    url: isYoutube ? null : '/files/media/aula.mp4',
    youtube: isYoutube ? { code: 'dQ4example2' } : null,
  };
};

/** Coins for a whole course: those in which five things are to be done pay more. */
const worthOf = (id: number): number => ([0, 3].includes(id % shapes.length) ? 50 : 30);

const courseFrom = (
  id: number,
  title: string,
  about: string,
  dates: Dates,
): Omit<Course, 'id' | 'schoolId'> => ({
  title,
  description: `<p>${about}</p><p>${courseEndings[id % courseEndings.length]}</p>`,
  imageURL: `/files/courses/${id}.svg`,
  bannerURL: `/files/courses/${id}-banner.svg`,
  haveCertification: id % 3 !== 0,
  haveDecoins: id % 7 !== 5,
  decoins: id % 7 === 5 ? 0 : worthOf(id),
  isBlocked: blocked.includes(id),
  isActive: true,
  activationDate: releaseOf(id, dates),
  releaseStartDate: fresh.includes(id) ? dates.at(-4, '00:00') : null,
  releaseEndDate: fresh.includes(id) ? dates.at(11, '23:59') : null,
  introductoryContent: introductionOf(id, title),
  instructorIds: instructorsOf(id),
  interestIds: [1 + scatter(12, title), 1 + scatter(12, about)].filter(
    (interest, at, all) => all.indexOf(interest) === at,
  ),
  lastChange: dates.at(-scatter(60, title)),
});

const complements = [
  { title: 'Guia rápido', description: 'Duas páginas para deixar ao lado do computador.' },
  { title: 'Lista de conferência', description: 'O que olhar antes, durante e depois.' },
  { title: 'Glossário', description: 'As palavras do assunto, uma linha para cada.' },
  { title: 'Modelo para preencher', description: 'Uma página para copiar e adaptar à sua unidade.' },
  { title: 'Para saber mais', description: 'Normas, livros e onde encontrar cada um.' },
] as const;

const seedComplements = (store: Store) => {
  for (const content of store.list('contents'))
    if (content.position === 2)
      store.insert('complements', {
        contentId: content.id,
        ...(complements[content.id % complements.length] ?? complements[0]),
        url: '/files/media/apostila.pdf',
        extension: 'pdf',
      });
};
