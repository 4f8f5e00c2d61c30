import { isSittingOver } from '@student/domain';
import { certificateOfClass, certificatePath } from '../certificates.ts';
import { isOver } from '../clock.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { meanOf, ratingsBy } from './learner.ts';
import { manyAtOnce } from './once.ts';

type Event = Records['events'];
type Graduation = Records['graduations'];
type Class = Records['eventClasses'];
type Seat = Records['seats'];

/** What a person has to do with events, and what is thought of them: read once for all of them. */
const visitorOf = (store: Store, userId: number, events: readonly Event[], now: string) => {
  const seats = new Map(store.list('seats', { userId }).map((seat) => [seat.classId, seat]));
  const eventIds = events.map(({ id }) => id);
  const ratings = ratingsBy(store, 'eventId', eventIds);
  return {
    store,
    userId,
    now,
    seatIn: (classId: number) => seats.get(classId),
    /** Mean progress of the contents of a class, 0 to 100; read in one go for those that were told before. */
    progress: manyAtOnce((classIds) => progressIn(store, userId, classIds)),
    ratingOf: (eventId: number): number | null => meanOf(ratings.get(eventId)),
    /** The class that a card leads to: the person's own, else the first open one, else the last. */
    mainClassOf: (eventId: number) => {
      const classes = store.list('eventClasses', { eventId });
      return (
        classes.find(({ id }) => seats.has(id)) ??
        classes.find(({ finishedAt }) => !isOver(finishedAt, now)) ??
        classes.at(-1)
      );
    },
  };
};

type Visitor = ReturnType<typeof visitorOf>;

const many =
  <View>(view: (event: Event, visitor: Visitor) => View) =>
  (store: Store, events: readonly Event[], userId: number, now: string): View[] => {
    const visitor = visitorOf(store, userId, events, now);
    return events.map((event) => view(event, visitor));
  };

const progressIn = (store: Store, userId: number, classIds: readonly number[]): Map<number, number> => {
  const contents = store.list('contents', { classId: { oneOf: classIds } });
  const contentId = { oneOf: contents.map(({ id }) => id) };
  const states = store.list('contentStates', { userId, contentId });
  const progressOf = new Map(states.map((state) => [state.contentId, state.progress]));
  const means = [...Map.groupBy(contents, ({ classId }) => classId ?? 0)].map(([classId, own]) => {
    const sum = own.reduce((total, { id }) => total + (progressOf.get(id) ?? 0), 0);
    return [classId, Math.floor(sum / own.length)] as const;
  });
  return new Map(means);
};

/** Events in a mixed list. */
export const eventCardViews = (store: Store, events: readonly Event[], userId: number, now: string) => {
  const visitor = visitorOf(store, userId, events, now);
  visitor.progress.about(events.flatMap(({ id }) => visitor.mainClassOf(id)?.id ?? []));
  return events.map((event) => eventCardView(event, visitor));
};

const eventCardView = (event: Event, { store, ...visitor }: Visitor) => {
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
    progress: (main && visitor.progress.of(main.id)) ?? 0,
    statusCourse: seat && main ? statusOf(main, visitor.now) : null,
    isFavorite: false,
    isBlocked: false,
    haveDecoins: main !== undefined && paysIn(store, main.id),
  };
};

/** Where a person with a seat stands, by the end of what the seat is in. */
const statusOf = ({ finishedAt }: { finishedAt: string | null }, now: string) =>
  isOver(finishedAt, now) ? ('finished' as const) : ('progress' as const);

/** Whether contents of a class pay coins. */
const paysIn = (store: Store, classId: number): boolean =>
  store.list('contents', { classId }).some(({ decoins }) => decoins > 0);

/** Whether something was added to the person's class since they took their seat. */
const hasNewContent = ({ store, seatIn }: Visitor, classId: number | undefined): boolean => {
  const seat = classId === undefined ? undefined : seatIn(classId);
  if (!seat) return false;
  return store.list('contents', { classId }).some(({ addedAt }) => addedAt > seat.enrolledAt);
};

/** Training courses in a mixed list. */
export const graduationCardViews = (
  store: Store,
  graduations: readonly Graduation[],
  userId: number,
  now: string,
) => {
  const seats = new Map(store.list('seats', { userId }).map((seat) => [seat.graduationId, seat]));
  return graduations.map((graduation) => graduationCardView(graduation, seats.get(graduation.id), now));
};

const graduationCardView = (graduation: Graduation, seat: Seat | undefined, now: string) => ({
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
  statusCourse: seat ? statusOf(graduation, now) : null,
  isFavorite: false,
  isBlocked: false,
  haveDecoins: false,
});

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
    menu: main ? nextOf(main.sittings, visitor.now) : null,
    ...(main && { scheduleStartDateTime: main.scheduleStartDateTime }),
  };
});

/** The sitting that goes on or comes next; none once all are over. */
const nextOf = (sittings: Class['sittings'], now: string) => {
  const [next] = sittings
    .filter((sitting) => !isSittingOver(sitting, new Date(now)))
    .sort((one, other) =>
      `${one.startDate} ${one.startHour}`.localeCompare(`${other.startDate} ${other.startHour}`),
    );
  if (!next) return null;
  // The number of a sitting is for the page of its training course.
  const { startDate, startHour, endHour, location } = next;
  return { startDate, startHour, endHour, location };
};

/** A training course in the list of events; its id is the training course's. */
export const graduationEventView = (graduation: Graduation, now: string) => ({
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
  menu: nextOf(graduation.sittings, now),
  releaseStartDate: null,
  releaseEndDate: null,
  introductoryContent: null,
});

/** Classes with their people by id, and what this person attended of them. */
export const classViews = (store: Store, groups: readonly Class[], userId: number, now: string) => {
  const taken = store.list('seats', { classId: { oneOf: groups.map(({ id }) => id) } });
  const seats = Map.groupBy(taken, ({ classId }) => classId);
  return groups.map((group) => {
    const people = seats.get(group.id) ?? [];
    const own = people.find((seat) => seat.userId === userId);
    const userCertificateUrl = certificateOfClass(store, group, own, now)
      ? certificatePath('class', group.id)
      : null;
    return { ...classView(store, group, people, own), userCertificateUrl };
  });
};

const classView = (
  store: Store,
  { instructorIds, sittings, eventId, ...open }: Class,
  seats: readonly Seat[],
  own: Seat | undefined,
) => ({
  ...open,
  eventID: eventId,
  enrollUsers: seats.map((seat) => seat.userId),
  instructors: instructorIds.flatMap((id) => store.get('instructors', id) ?? []),
  menus: sittings,
  attendanceAts: own?.attendedDates ?? [],
});
