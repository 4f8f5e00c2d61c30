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
    if (!graduation) return undefined;
    const finishedAt = endGiving(graduation, seat?.attendedSittingIds, now);
    const { title: training, duration } = graduation;
    return finishedAt === undefined ? undefined : { training, finishedAt, duration };
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
  group: Records['eventClasses'],
  seat: Records['seats'] | undefined,
  now: string,
): Certificate | undefined => {
  const { eventId, name, duration } = group;
  const finishedAt = endGiving(group, seat?.attendedDates, now);
  return finishedAt === undefined
    ? undefined
    : { training: store.get('events', eventId)?.name ?? name, finishedAt, duration, isEvent: true };
};

/** When that ended which gives a certificate: it has one, is over, and the person was there; else nothing. */
const endGiving = (
  { hasCertificate, finishedAt }: { hasCertificate: boolean; finishedAt: string | null },
  attended: readonly unknown[] = [],
  now: string,
): string | undefined =>
  hasCertificate && attended.length > 0 && isOver(finishedAt, now) ? finishedAt : undefined;

/** How many certificates a person has earned, with those of courses by these enrolments. */
export const certificatesOf = (
  store: Store,
  userId: number,
  enrolments: readonly Records['enrolments'][],
  now: string,
): number => {
  const seats = store.list('seats', { userId });
  const classIds = seats.flatMap(({ classId }) => classId ?? []);
  const classes = new Map(
    store.list('eventClasses', { id: { oneOf: classIds } }).map((group) => [group.id, group]),
  );
  const graduationIds = seats.flatMap(({ graduationId }) => graduationId ?? []);
  const graduations = new Map(
    store
      .list('graduations', { id: { oneOf: graduationIds } })
      .map((graduation) => [graduation.id, graduation]),
  );
  const ofSeats = seats.filter(({ classId, graduationId, attendedDates, attendedSittingIds }) => {
    const place = classes.get(classId ?? 0) ?? graduations.get(graduationId ?? 0);
    return (
      place && endGiving(place, classId === null ? attendedSittingIds : attendedDates, now) !== undefined
    );
  });
  return certifiedCourses(store, userId, enrolments).length + ofSeats.length;
};

/** Whether a content counts for what was finished then: what came later is no part of it. */
const isCountedBy = (state: Records['contentStates'] | undefined, finishedAt: string): boolean =>
  state?.isCounted === true && isBegunBy(state, finishedAt);
