import { type Failure, isOffline } from '@student/domain';
import { enrolmentMachine, filled, type Seat } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { heardBy } from '../platform.ts';
import { enrolment as words } from '../pt-br/enrolment.ts';
import { errorText } from '../pt-br/errors.ts';
import type { Services } from '../services.ts';
import { placeOf, type SeatHolder } from './seat-place.ts';

export type EnrolmentActor = ActorRefFrom<typeof enrolmentMachine>;

/** What was read last of a person's seat, and who the person is. */
export type KnownSeat = { seat: Seat; isEnrolled: boolean; holder: SeatHolder };

/**
 * The statechart of a person's seat, with the server behind it. It goes on when its page is left: a seat that is being taken is taken, and
 * what became of it is told where no page shows it. What it changes is written into what was read before, so that the page does not wait for
 * the next answer.
 */
export function beginEnrolment(
  { request, queryClient, platform, messages }: Services,
  { seat, isEnrolled, holder }: KnownSeat,
  /** Whether a page shows the seat. */
  isShown: () => boolean,
): EnrolmentActor {
  const place = placeOf(seat);
  const machine = enrolmentMachine.provide({
    actors: { enrol: filled(() => place.enrol(request)), leave: filled(() => place.leave(request)) },
  });
  const enrolment = createActor(machine, { input: { seat, isEnrolled }, ...heardBy(platform) });
  const readAnew = () => {
    for (const stale of place.stale) void queryClient.invalidateQueries(stale);
  };
  enrolment.on('seat.save', (saved) => {
    place.showIn(queryClient, holder, saved.isEnrolled);
    // On the page too, where the button that it was pressed on is gone.
    if (!saved.isEnrolled) messages.succeed(words.left);
    readAnew();
  });
  enrolment.on('seat.correct', (corrected) => {
    place.showIn(queryClient, holder, corrected.isEnrolled);
    readAnew();
  });
  // Who was refused may see what no longer is, and after a lost answer only the server knows.
  enrolment.on('seat.fail', (refused) => {
    if (!isShown()) messages.fail(refusalText(refused, place.titleIn(queryClient)));
    readAnew();
  });
  return enrolment.start();
}

/** Why the last press came to nothing, to somebody who is elsewhere by now. */
function refusalText({ isEnrolled, failure }: { isEnrolled: boolean; failure: Failure }, title?: string) {
  const { answerLost, leavingRefused, enrolmentRefused } = words.elsewhere;
  if (isOffline(failure)) return answerLost(title);
  return (isEnrolled ? leavingRefused : enrolmentRefused)(title, errorText(failure));
}
