import { contentTypes, isNewRelease } from '@student/domain';
import { dayOf } from '../clock.ts';
import { isDone } from '../contents/studied.ts';
import type { Records } from '../store/records.ts';
import type { Attempt, Content, Course } from '../store/records-learning.ts';
import type { Store, Tally } from '../store/store.ts';
import { lazily, manyAtOnce } from './once.ts';

/** The mean of stars with one digit, null without any. */
export const meanOf = (ratings: Tally | undefined): number | null =>
  ratings ? Math.round((10 * ratings.sum) / ratings.count) / 10 : null;

/** How many ratings, with how many stars and messages, by what was rated. */
export const ratingsBy = (store: Reads, field: 'courseId' | 'eventId', ids: readonly number[]) =>
  store.tally('ratings', field, { [field]: { oneOf: ids } }, { sum: 'stars', present: 'message' });

type Reads = Pick<Store, 'list' | 'tally'>;
type State = Records['contentStates'];

/** So many contents are asked for by their ids; for more, all that the person opened is read. */
const idsAtMost = 500;

/** What is new is told by the day alone, for courses that everybody shares. */
const newOn = new WeakMap<Course, { day: string; isNew: boolean }>();

/** One reader of courses: what is published beside what this person has done. Each part is read once, when asked for. */
export type Learner = ReturnType<typeof learnerOf>;

/** @param userId `undefined` is a visitor, who never started anything. */
export const learnerOf = (store: Store, userId: number | undefined, now: string) => {
  const today = dayOf(now);
  const mine = <T>(read: (userId: number) => T[]) => lazily(() => (userId === undefined ? [] : read(userId)));
  const enrolments = mine((id) => store.list('enrolments', { userId: id }));
  const favorites = mine((id) => store.list('favorites', { userId: id }));
  const enrolmentOf = lazily(() => new Map(enrolments().map((enrolment) => [enrolment.courseId, enrolment])));
  /** Courses of tracks that hold events or training courses too. */
  const amongTrainings = lazily(
    () =>
      new Set(
        store
          .list('courseTracks', { isActive: true })
          .filter(({ eventIds, graduationIds }) => eventIds.length + graduationIds.length > 0)
          .flatMap(({ courseIds }) => courseIds),
      ),
  );
  const withdrawn = lazily(() => new Set(store.list('courses', { isActive: false }).map(({ id }) => id)));
  const favoriteIds = lazily(() => new Set(favorites().map(({ courseId }) => courseId)));

  const contents = manyAtOnce((courseIds) =>
    Map.groupBy(
      store
        .list('contents', { courseId: { oneOf: courseIds } })
        .sort((one, other) => one.position - other.position),
      ({ courseId }) => courseId ?? 0,
    ),
  );
  const ratings = manyAtOnce((courseIds) => ratingsBy(store, 'courseId', courseIds));
  const states = manyAtOnce((contentIds): Map<number, State> => {
    if (userId === undefined) return new Map();
    const some = contentIds.length > idsAtMost ? {} : { contentId: { oneOf: contentIds } };
    return new Map(store.list('contentStates', { userId, ...some }).map((state) => [state.contentId, state]));
  });
  const attempts = manyAtOnce((contentIds): Map<number, Attempt[]> => {
    if (userId === undefined) return new Map();
    const some = store.list('attempts', { userId, contentId: { oneOf: contentIds } });
    return Map.groupBy(some, ({ contentId }) => contentId);
  });
  const seats = mine((id) => store.list('seats', { userId: id }));
  const classIds = lazily(() => new Set(seats().map(({ classId }) => classId)));
  const contentsOf = (courseId: number): Content[] => contents.of(courseId) ?? [];

  return {
    store,
    userId,
    now,
    enrolments,
    /** Reads what the views of these courses need, in one go; without it each course asks for its own. */
    about: (courseIds: readonly number[]) => {
      contents.about(courseIds);
      ratings.about(courseIds);
      states.about(courseIds.flatMap((id) => contentsOf(id).map((content) => content.id)));
    },
    contentsOf,
    ratingsOf: (courseId: number): Tally | undefined => ratings.of(courseId),
    enrolmentOf: (courseId: number) => enrolmentOf().get(courseId),
    stateOf: (contentId: number) => states.of(contentId),
    /** The attempts at an exercise, first to last. */
    attemptsOf: (contentId: number): Attempt[] => attempts.of(contentId) ?? [],
    hasSeatIn: (classId: number) => classIds().has(classId),
    /** Whether the person has done all of these contents. */
    hasFinished: (contentIds: readonly number[]): boolean => {
      states.about(contentIds);
      return contentIds.every((id) => isDone(states.of(id)));
    },
    /** Reads in one go what the views of these contents need: states, and the attempts at those that are exercises. */
    aboutContents: (some: readonly Content[]) => {
      states.about(some.map(({ id }) => id));
      attempts.about(some.filter(({ type }) => type === contentTypes.exercise).map(({ id }) => id));
    },
    /** Reads the ratings of these courses in one go. */
    aboutRatings: ratings.about,
    isFavorite: (courseId: number) => favoriteIds().has(courseId),
    isNew: (course: Course): boolean => {
      const known = newOn.get(course);
      if (known?.day === today) return known.isNew;
      const isNew = isNewRelease(course, today, 'America/Sao_Paulo');
      newOn.set(course, { day: today, isNew });
      return isNew;
    },
    /** The courses of a track that are published: what was withdrawn counts for nothing in it. */
    coursesIn: ({ courseIds }: { courseIds: readonly number[] }): number[] =>
      courseIds.filter((id) => !withdrawn().has(id)),
    isAmongTrainings: (courseId: number) => amongTrainings().has(courseId),
    /** Mean progress of the contents, 0 to 100; whole only when every one is finished. */
    progressOf: (courseId: number): number => {
      const own = contentsOf(courseId);
      if (own.length === 0) return 0;
      states.about(own.map(({ id }) => id));
      const sum = own.reduce((total, { id }) => total + (states.of(id)?.progress ?? 0), 0);
      return Math.floor(sum / own.length);
    },
  };
};

/** Courses that are published. */
export const publishedCourses = (store: Store): Course[] => store.list('courses', { isActive: true });
