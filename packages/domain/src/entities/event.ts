import * as v from 'valibot';
import { entity, extended } from './entity.ts';
import { Instructor } from './instructor.ts';
import { rows } from './rows.ts';
import { Count, Day, Flag, Hour, Id, Instant, maybe, Stars, Url, Whole } from './values.ts';
import { IntroductoryContent } from './video.ts';

/** 1 opens the event route and is labelled Evento; 2 opens the training-course route and is labelled Treinamento. */
export const EventType = v.picklist([1, 2]);
export type EventType = v.InferOutput<typeof EventType>;

/** One sitting of a class. */
export const ClassMenu = entity({
  startDate: Day,
  /** Hour and minute, HH:mm. */
  startHour: Hour,
  /** Hour and minute, HH:mm. */
  endHour: Hour,
  location: v.nullable(v.string()),
});
export type ClassMenu = v.InferOutput<typeof ClassMenu>;

/** One class of an event, with who is enrolled in it (EVENT-04). */
export const EventClass = entity(
  {
    id: Id,
    eventID: Id,
    name: v.string(),
    /** Null where nothing is said, which closes nothing. */
    isActive: maybe(v.boolean()),
    location: maybe(v.string()),
    hasCertificate: Flag,
    /** Whether anybody may enrol; in a class that is not public, seats are given by the company. Null where nothing is said. */
    isPublic: maybe(v.boolean()),
    /** Null when unlimited. */
    maxCapacity: v.nullable(Count),
    scheduleStartDateTime: maybe(Instant),
    scheduleEndDateTime: maybe(Instant),
    enrollmentStartDateTime: maybe(Instant),
    enrollmentEndDateTime: maybe(Instant),
    startedAt: maybe(Instant),
    finishedAt: v.nullable(Instant),
    /** Seconds. */
    duration: maybe(Count),
    /** Ids of the enrolled people. */
    enrollUsers: v.array(Id),
    instructors: v.optional(rows(Instructor), () => []),
    userCertificateUrl: maybe(Url),
    menus: v.array(ClassMenu),
    /** Training dates on which the presence of the signed-in person was recorded. */
    attendanceAts: v.array(Day),
  },
  { eventID: 'eventId', enrollUsers: 'enrolledUserIds', userCertificateUrl: 'certificateUrl' },
);
export type EventClass = v.InferOutput<typeof EventClass>;

/** An event or a training course as lists and its page know it (EVENT-03). */
export const Event = entity(
  {
    id: Id,
    /** Class to open from a card. */
    classID: v.nullable(Whole),
    type: EventType,
    name: v.string(),
    /** Rich text. */
    description: maybe(v.string()),
    location: maybe(v.string()),
    /** Null where nothing is said. */
    isActive: maybe(v.boolean()),
    /** Seconds. */
    duration: Count,
    image: v.nullable(Url),
    banner: maybe(Url),
    hasCertificate: v.boolean(),
    rating: v.nullable(Stars),
    activationDate: maybe(Instant),
    inactivationDate: maybe(Instant),
    hasNewContent: v.boolean(),
    menu: maybe(ClassMenu),
    scheduleStartDateTime: maybe(Instant),
    releaseStartDate: v.nullable(Instant),
    releaseEndDate: v.nullable(Instant),
    introductoryContent: v.nullable(IntroductoryContent),
  },
  { classID: 'classId', image: 'imageUrl', banner: 'bannerUrl' },
);
export type Event = v.InferOutput<typeof Event>;

export const EventWithClasses = extended(Event, {
  classes: v.array(EventClass),
});
export type EventWithClasses = v.InferOutput<typeof EventWithClasses>;

export const CheckInResult = entity(
  {
    enrolled: v.boolean(),
    attendance: v.boolean(),
  },
  { enrolled: 'isEnrolled', attendance: 'isAttended' },
);
export type CheckInResult = v.InferOutput<typeof CheckInResult>;
