import { certificateOf, certificatePath } from '../certificates.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { meanOf, ratingsBy } from './learner.ts';

type Event = Records['events'];
type Graduation = Records['graduations'];

/** What a person has to do with events, and what is thought of them: read once for all of them. */
const visitorOf = (store: Store, userId: number, events: readonly Event[]) => {
  const seats = new Map(store.list('seats', { userId }).map((seat) => [seat.classId, seat]));
  const eventIds = events.map(({ id }) => id);
  const ratings = ratingsBy(store, 'eventId', eventIds);
  return {
    store,
    userId,
    seatIn: (classId: number) => seats.get(classId),
    ratingOf: (eventId: number): number | null => meanOf(ratings.get(eventId)),
    /** The class that a card leads to: the person's own, else the first open one, else the last. */
    mainClassOf: (eventId: number) => {
      const classes = store.list('eventClasses', { eventId });
      return (
        classes.find(({ id }) => seats.has(id)) ??
        classes.find(({ finishedAt }) => finishedAt === null) ??
        classes.at(-1)
      );
    },
  };
};

type Visitor = ReturnType<typeof visitorOf>;

const many =
  <View>(view: (event: Event, visitor: Visitor) => View) =>
  (store: Store, events: readonly Event[], userId: number): View[] => {
    const visitor = visitorOf(store, userId, events);
    return events.map((event) => view(event, visitor));
  };

const progressOf = (store: Store, userId: number, classId: number | undefined): number => {
  if (classId === undefined) return 0;
  const contents = store.list('contents', { classId });
  const sum = store
    .list('contentStates', { userId, contentId: { oneOf: contents.map(({ id }) => id) } })
    .reduce((total, { progress }) => total + progress, 0);
  return contents.length ? Math.floor(sum / contents.length) : 0;
};

/** Events in a mixed list. */
export const eventCardViews = many((event, { store, userId, ...visitor }) => {
  const main = visitor.mainClassOf(event.id);
  const seat = main && visitor.seatIn(main.id);
  return {
    id: event.id,
    trainingType: 'EVENT' as const,
    classID: main?.id ?? null,
    title: event.name,
    description: event.description,
    imageURL: event.image,
    duration: event.duration,
    rating: visitor.ratingOf(event.id),
    haveCertification: event.hasCertificate,
    progress: progressOf(store, userId, main?.id),
    statusCourse: !seat ? null : main?.finishedAt ? ('finished' as const) : ('progress' as const),
    isFavorite: false,
    isBlocked: false,
    haveDecoins: main !== undefined && paysIn(store, main.id),
  };
});

/** Whether contents of a class pay coins. */
const paysIn = (store: Store, classId: number): boolean =>
  store.list('contents', { classId }).some(({ decoins }) => decoins > 0);

/** Whether something was added to the person's class since they took their seat. */
const hasNewContent = ({ store, seatIn }: Visitor, classId: number | undefined): boolean => {
  const seat = classId === undefined ? undefined : seatIn(classId);
  if (!seat) return false;
  return store.list('contents', { classId }).some(({ addedAt }) => addedAt > seat.enrolledAt);
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

/** Events as cards and their own pages show them; class and hours are those that fit this person best. */
export const eventViews = many((event, visitor) => {
  const main = visitor.mainClassOf(event.id);
  return {
    ...event,
    classID: main?.id ?? null,
    type: 1 as const,
    rating: visitor.ratingOf(event.id),
    inactivationDate: null,
    hasNewContent: hasNewContent(visitor, main?.id),
    menu: main?.sittings[0] ?? null,
    ...(main && { scheduleStartDateTime: main.scheduleStartDateTime }),
  };
});

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
