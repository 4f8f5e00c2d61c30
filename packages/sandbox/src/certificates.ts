import { isAllCounted } from './contents/studied.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

/** What a certificate is for: a course, a training course, or a class of an event. */
export type CertificateKind = 'course' | 'graduation' | 'class';

/** What was finished, when (as an instant) and how long it takes (seconds). */
export type Certificate = { training: string; finishedAt: string; duration: number };

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
    const course = store.get('courses', id);
    const finishedAt = store.find('enrolments', { userId, courseId: id })?.finishedAt;
    if (!course?.haveCertification || !finishedAt) return undefined;
    const contents = store.list('contents', { courseId: id });
    const contentId = { oneOf: contents.map((content) => content.id) };
    if (!isAllCounted(store.list('contentStates', { userId, contentId }))) return undefined;
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

/** The certificate that the seat in a class has earned, if any. */
export const certificateOfClass = (
  store: Store,
  { eventId, name, hasCertificate, finishedAt, duration }: Records['eventClasses'],
  seat: Records['seats'] | undefined,
  now: string,
): Certificate | undefined =>
  hasCertificate && isOver(finishedAt, now) && seat?.attendedDates.length
    ? { training: store.get('events', eventId)?.name ?? name, finishedAt, duration }
    : undefined;

/** An end that lies ahead has not come yet. */
const isOver = (finishedAt: string | null, now: string): finishedAt is string =>
  finishedAt !== null && finishedAt <= now;
