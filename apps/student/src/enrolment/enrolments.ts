import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { beginEnrolment, type EnrolmentActor, type KnownSeat } from './enrolment.provided.ts';
import { placeOf } from './seat-place.ts';

/** A seat that a page shows, or that a call is on its way for. */
export type Enrolment = {
  actor: EnrolmentActor;
  /** Says that a page shows it: what becomes of it is told there. @returns what says that the page no longer does */
  show: () => () => void;
};

type Begun = { begun: number; enrolments: Map<string, Enrolment> };

/** By session: one press is one call, however often its page is opened meanwhile. */
const bySession = new WeakMap<Session, Begun>();

/** The enrolments of who is signed in now. What somebody else has pressed in this tab ends with their session. */
function takeUpEnrolments({ session, ended }: Services): Map<string, Enrolment> {
  const begun = session.begun();
  const known = bySession.get(session);
  if (known?.begun === begun) return known.enrolments;
  const stop = (enrolments: Iterable<Enrolment>) => {
    for (const { actor } of enrolments) actor.stop();
  };
  stop(known?.enrolments.values() ?? []);
  const enrolments = new Map<string, Enrolment>();
  bySession.set(session, { begun, enrolments });
  ended.addEventListener('abort', () => stop(enrolments.values()), { once: true });
  return enrolments;
}

/** Takes up the enrolment that is there, or begins one with what is known of the seat. */
export function takeUpEnrolment(services: Services, known: KnownSeat): Enrolment {
  const enrolments = takeUpEnrolments(services);
  const { name } = placeOf(known.seat);
  const there = enrolments.get(name);
  if (there) return there;
  let viewers = 0;
  const actor = beginEnrolment(services, known, () => viewers > 0);
  // What came of a call while nobody looked is told elsewhere: its page begins anew, with what is read then.
  const forgetIfDone = () => {
    const isDone = viewers === 0 && !actor.getSnapshot().hasTag('busy');
    if (isDone && enrolments.get(name) === enrolment) enrolments.delete(name);
  };
  const enrolment: Enrolment = {
    actor,
    show: () => {
      viewers += 1;
      enrolments.set(name, enrolment);
      return () => {
        viewers -= 1;
        forgetIfDone();
      };
    },
  };
  enrolments.set(name, enrolment);
  actor.subscribe(forgetIfDone);
  return enrolment;
}
