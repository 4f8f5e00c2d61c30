import type { Failure } from '@student/domain';

/** Where a person has a seat, or may take one: in a class of an event, or in a training course. */
export type Seat =
  | { kind: 'eventClass'; eventId: number; classId: number }
  | { kind: 'trainingCourse'; trainingCourseId: number };

export type EnrolmentInput = { seat: Seat; isEnrolled: boolean };

export type EnrolmentContext = EnrolmentInput & {
  /** Whether the server has the person in here, as far as it is known: what is shown is told by the tag `seated`. */
  isEnrolled: boolean;
  /** Why the last call was refused. */
  failure: Failure | undefined;
  /** No answer came to the last call: the server may have done what was asked. */
  isAnswerLost: boolean;
};

export type EnrolmentEvent =
  /** The person has pressed the button that enrols. */
  | { type: 'seat.take' }
  /** The person wants to leave, and is asked first. */
  | { type: 'seat.leave' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  /** The server was read anew, or a check-in has enrolled the person. */
  | { type: 'seat.learn'; isEnrolled: boolean };

export type EnrolmentEmitted =
  /** The server has it: what was read before is out of date. */
  | { type: 'seat.save'; isEnrolled: boolean }
  /** It was so already, by what was done elsewhere: what was read before is out of date. */
  | { type: 'seat.correct'; isEnrolled: boolean }
  /** The server did not take it; what was before is shown again, with a seat or without one. */
  | { type: 'seat.fail'; isEnrolled: boolean; failure: Failure };
