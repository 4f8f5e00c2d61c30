import { certificateOf, certificatePath } from '../certificates.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Event = Records['events'];
type Graduation = Records['graduations'];

const meanOf = (stars: number[]): number | null =>
  stars.length === 0
    ? null
    : Math.round((10 * stars.reduce((sum, star) => sum + star, 0)) / stars.length) / 10;

/** The class that a card leads to: the person's own, else the first open one, else the last. */
export const mainClassOf = (store: Store, eventId: number, userId: number) => {
  const classes = store.list('eventClasses', { eventId });
  return (
    classes.find(({ id }) => store.find('seats', { userId, classId: id })) ??
    classes.find(({ finishedAt }) => finishedAt === null) ??
    classes.at(-1)
  );
};

const progressOf = (store: Store, userId: number, classId: number | undefined): number => {
  if (classId === undefined) return 0;
  const contents = store.list('contents', { classId });
  const sum = contents.reduce(
    (total, { id }) => total + (store.find('contentStates', { userId, contentId: id })?.progress ?? 0),
    0,
  );
  return contents.length ? Math.floor(sum / contents.length) : 0;
};

export const eventRatingOf = (store: Store, eventId: number): number | null =>
  meanOf(store.list('ratings', { eventId }).map(({ stars }) => stars));

/** An event in a mixed list. */
export const eventCardView = (store: Store, event: Event, userId: number) => {
  const main = mainClassOf(store, event.id, userId);
  const seat = main && store.find('seats', { userId, classId: main.id });
  return {
    id: event.id,
    trainingType: 'EVENT' as const,
    classID: main?.id ?? null,
    title: event.name,
    description: event.description,
    imageURL: event.image,
    duration: event.duration,
    rating: eventRatingOf(store, event.id),
    haveCertification: event.hasCertificate,
    progress: progressOf(store, userId, main?.id),
    statusCourse: !seat ? null : main?.finishedAt ? ('finished' as const) : ('progress' as const),
    isFavorite: false,
    isBlocked: false,
    haveDecoins: false,
  };
};

/** A training course in a mixed list. */
export const graduationCardView = (store: Store, graduation: Graduation, userId: number) => {
  const seat = store.find('seats', { userId, graduationId: graduation.id });
  return {
    id: graduation.id,
    trainingType: 'TRAINING_COURSE' as const,
    classID: null,
    title: graduation.title,
    description: graduation.description,
    imageURL: graduation.image,
    duration: graduation.duration,
    rating: null,
    haveCertification: graduation.hasCertificate,
    progress: seat ? percentageOf(graduation, seat.attendedSittingIds) : 0,
    statusCourse: !seat ? null : graduation.finishedAt ? ('finished' as const) : ('progress' as const),
    isFavorite: false,
    isBlocked: false,
    haveDecoins: false,
  };
};

/** Attended sittings of all, 0 to 100. */
export const percentageOf = ({ sittings }: Graduation, attendedIds: number[]): number =>
  sittings.length === 0 ? 0 : Math.round((100 * attendedIds.length) / sittings.length);

/** An event as cards and its own page show it; its class and its hours are those that fit this person best. */
export const eventView = (store: Store, event: Event, userId: number) => {
  const main = mainClassOf(store, event.id, userId);
  return {
    ...event,
    classID: main?.id ?? null,
    type: 1 as const,
    rating: eventRatingOf(store, event.id),
    inactivationDate: null,
    hasNewContent: false,
    menu: main?.sittings[0] ?? null,
    ...(main && { scheduleStartDateTime: main.scheduleStartDateTime }),
  };
};

/** A training course in the list of events; its id is the training course's. */
export const graduationEventView = (graduation: Graduation) => ({
  id: graduation.id,
  classID: null,
  type: 2 as const,
  name: graduation.title,
  description: graduation.description,
  location: graduation.location,
  isActive: true,
  duration: graduation.duration,
  image: graduation.image,
  banner: graduation.image.replace('.svg', '-banner.svg'),
  hasCertificate: graduation.hasCertificate,
  rating: null,
  hasNewContent: false,
  menu: graduation.sittings[0] ?? null,
  releaseStartDate: null,
  releaseEndDate: null,
  introductoryContent: null,
});

/** A class with its people by id, and what this person attended of it. */
export const classView = (store: Store, group: Records['eventClasses'], userId: number) => {
  const { instructorIds, sittings, eventId, ...open } = group;
  const seats = store.list('seats', { classId: group.id });
  const attendanceAts = seats.find((seat) => seat.userId === userId)?.attendedDates ?? [];
  return {
    ...open,
    eventID: eventId,
    enrollUsers: seats.map((seat) => seat.userId),
    instructors: instructorIds.flatMap((id) => store.get('instructors', id) ?? []),
    userCertificateUrl: certificateOf(store, userId, 'class', group.id)
      ? certificatePath('class', group.id)
      : null,
    menus: sittings,
    attendanceAts,
  };
};
