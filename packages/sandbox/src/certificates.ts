import { isOver } from './clock.ts';
import { isAllCounted, isBegunBy } from './contents/studied.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

/** What a certificate is for: a course, a training course, or a class of an event. */
export type CertificateKind = 'course' | 'graduation' | 'class';

/** What was finished, when (as an instant) and how long it takes (seconds); at an event somebody was, and finished nothing. */
export type Certificate = { training: string; finishedAt: string; duration: number; isEvent?: boolean };

/** Where the certificate is. Whoever opens it is known by the session, so that nobody sees that of somebody else. */
export const certificatePath = (kind: CertificateKind, id: number): string =>
  `/files/certificates/certificado.pdf?${kind}=${id}`;

/** The certificate that this person has earned, if any. */
export const certificateOf = (
  store: Store,
  userId: number,
  kind: CertificateKind,
  id: number,
  now: string,
): Certificate | undefined => earned[kind](store, userId, id, now);

type Earned = (store: Store, userId: number, id: number, now: string) => Certificate | undefined;

const earned: Readonly<Record<CertificateKind, Earned>> = {
  course: (store, userId, id) => {
    const enrolment = store.find('enrolments', { userId, courseId: id });
    const [done] = enrolment ? certifiedCourses(store, userId, [enrolment]) : [];
    if (!done) return undefined;
    const { course, finishedAt, contents } = done;
    return {
      training: course.title,
      finishedAt,
      duration: contents.reduce((sum, content) => sum + content.duration, 0),
    };
  },
  graduation: (store, userId, id, now) => {
    const graduation = store.get('graduations', id);
    const seat = store.find('seats', { userId, graduationId: id });
    if (!graduation?.hasCertificate || !seat?.attendedSittingIds.length) return undefined;
    const { title: training, finishedAt, duration } = graduation;
    return isOver(finishedAt, now) ? { training, finishedAt, duration } : undefined;
  },
  class: (store, userId, id, now) => {
    const group = store.get('eventClasses', id);
    return group && certificateOfClass(store, group, store.find('seats', { userId, classId: id }), now);
  },
};

/**
 * Those of a person's enrolments whose course has earned its certificate, with the contents that count: what was locked or not released
 * when the course was finished is none of them.
 */
export const certifiedCourses = (
  store: Store,
  userId: number,
  enrolments: readonly Records['enrolments'][],
) => {
  const finished = enrolments.flatMap(({ courseId, finishedAt }) => {
    const course = store.get('courses', courseId);
    return course?.haveCertification && finishedAt ? [{ course, finishedAt }] : [];
  });
  const contents = store.list('contents', { courseId: { oneOf: finished.map(({ course }) => course.id) } });
  const contentId = { oneOf: contents.map(({ id }) => id) };
  const states = new Map(
    store.list('contentStates', { userId, contentId }).map((state) => [state.contentId, state]),
  );
  const contentsOf = Map.groupBy(contents, ({ courseId }) => courseId);
  return finished.flatMap((one) => {
    const own = contentsOf.get(one.course.id) ?? [];
    return isAllCounted(own, (id) => states.get(id), one.finishedAt)
      ? [{ ...one, contents: own.filter(({ id }) => isCountedBy(states.get(id), one.finishedAt)) }]
      : [];
  });
};

/** The certificate that the seat in a class has earned, if any. */
export const certificateOfClass = (
  store: Store,
  { eventId, name, hasCertificate, finishedAt, duration }: Records['eventClasses'],
  seat: Records['seats'] | undefined,
  now: string,
): Certificate | undefined =>
  hasCertificate && isOver(finishedAt, now) && seat?.attendedDates.length
    ? { training: store.get('events', eventId)?.name ?? name, finishedAt, duration, isEvent: true }
    : undefined;

/** How many certificates a person has earned, with those of courses by these enrolments. */
export const certificatesOf = (
  store: Store,
  userId: number,
  enrolments: readonly Records['enrolments'][],
  now: string,
): number => {
  const ofSeats = store.list('seats', { userId }).filter(({ classId, graduationId }) => {
    if (classId !== null) return earned.class(store, userId, classId, now);
    return graduationId !== null && earned.graduation(store, userId, graduationId, now);
  });
  return certifiedCourses(store, userId, enrolments).length + ofSeats.length;
};

/** Whether a content counts for what was finished then: what came later is no part of it. */
const isCountedBy = (state: Records['contentStates'] | undefined, finishedAt: string): boolean =>
  state?.isCounted === true && isBegunBy(state, finishedAt);
