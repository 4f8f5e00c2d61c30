import type { Introduction } from './records-learning.ts';

/** One sitting. Hours are `HH:mm`. */
export type Sitting = { startDate: string; startHour: string; endHour: string; location: string | null };

export type EventRecords = {
  events: {
    id: number;
    name: string;
    description: string;
    location: string;
    image: string;
    banner: string;
    duration: number;
    hasCertificate: boolean;
    isActive: boolean;
    activationDate: string;
    releaseStartDate: string | null;
    releaseEndDate: string | null;
    introductoryContent: Introduction;
  };
  eventClasses: {
    id: number;
    eventId: number;
    name: string;
    location: string;
    isActive: boolean;
    isPublic: boolean;
    hasCertificate: boolean;
    maxCapacity: number | null;
    scheduleStartDateTime: string;
    scheduleEndDateTime: string;
    enrollmentStartDateTime: string;
    enrollmentEndDateTime: string;
    startedAt: string | null;
    finishedAt: string | null;
    duration: number;
    instructorIds: number[];
    sittings: Sitting[];
  };
  /** Training courses, "graduation" on the wire. */
  graduations: {
    id: number;
    title: string;
    description: string;
    image: string;
    location: string;
    duration: number;
    hasCertificate: boolean;
    maxCapacity: number | null;
    finishedAt: string | null;
    instructorIds: number[];
    teamIds: number[];
    interestIds: number[];
    sittings: (Sitting & { id: number })[];
  };
  /** A person's place in a class of an event or in a training course. */
  seats: {
    id: number;
    userId: number;
    classId: number | null;
    graduationId: number | null;
    enrolledAt: string;
    /** Dates of the attended sittings of a class. */
    attendedDates: string[];
    /** Ids of the attended sittings of a training course. */
    attendedSittingIds: number[];
  };
};
