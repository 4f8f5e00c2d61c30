import type { Content, Course } from '../store/records-learning.ts';
import type { Store } from '../store/store.ts';

/** Groups rows by a key. */
const grouped = <T>(rows: T[], keyOf: (row: T) => number | null): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** One reader of courses: what is published beside what this person has done. Each part is read once, when asked for. */
export type Learner = ReturnType<typeof learnerOf>;

/** @param userId `undefined` is a visitor, who never started anything. */
export const learnerOf = (store: Store, userId: number | undefined, now: string) => {
  const contents = lazily(() =>
    grouped(
      store.list('contents').sort((one, other) => one.position - other.position),
      ({ courseId }) => courseId,
    ),
  );
  const ratings = lazily(() => grouped(store.list('ratings'), ({ courseId }) => courseId));
  const mine = <T>(read: (userId: number) => T[]) => lazily(() => (userId === undefined ? [] : read(userId)));
  const enrolments = mine((id) => store.list('enrolments', { userId: id }));
  const states = mine((id) => store.list('contentStates', { userId: id }));
  const favorites = mine((id) => store.list('favorites', { userId: id }));
  const enrolmentOf = lazily(() => new Map(enrolments().map((enrolment) => [enrolment.courseId, enrolment])));
  const stateOf = lazily(() => new Map(states().map((state) => [state.contentId, state])));
  const favoriteIds = lazily(() => new Set(favorites().map(({ courseId }) => courseId)));

  return {
    store,
    userId,
    now,
    enrolments,
    contentsOf: (courseId: number): Content[] => contents().get(courseId) ?? [],
    ratingsOf: (courseId: number) => ratings().get(courseId) ?? [],
    enrolmentOf: (courseId: number) => enrolmentOf().get(courseId),
    stateOf: (contentId: number) => stateOf().get(contentId),
    isFavorite: (courseId: number) => favoriteIds().has(courseId),
    /** Mean progress of the contents, 0 to 100; whole only when every one is finished. */
    progressOf: (courseId: number): number => {
      const own = contents().get(courseId) ?? [];
      if (own.length === 0) return 0;
      const sum = own.reduce((total, { id }) => total + (stateOf().get(id)?.progress ?? 0), 0);
      return Math.floor(sum / own.length);
    },
  };
};

/** Courses that are published. */
export const publishedCourses = (store: Store): Course[] => store.list('courses', { isActive: true });
