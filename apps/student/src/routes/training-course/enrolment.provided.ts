import { enrollInTrainingCourse, unenrollFromTrainingCourse } from '@student/api-client';
import { enrolmentMachine, filled, type Seat } from '@student/machines';
import type { Services } from '../../services.ts';
import { staleAfterSeat } from './training-course.queries.ts';

/**
 * A seat in a training course with its calls behind it (EVENT-24, EVENT-25). What they change is read anew before they count as done, and
 * after a refusal too: who was refused may see what no longer is. A call goes on when its page is left.
 */
export const providedEnrolment = ({ request, queryClient }: Services) => {
  const readAnew = (id: number) =>
    Promise.all(staleAfterSeat(id).map((stale) => queryClient.invalidateQueries(stale)));
  const sending = (endpoint: typeof enrollInTrainingCourse | typeof unenrollFromTrainingCourse) =>
    filled<unknown, Seat>(async (seat) => {
      if (seat.kind !== 'trainingCourse') throw new Error('A class of an event has calls of its own');
      const id = seat.trainingCourseId;
      try {
        await request(endpoint, { params: { id } });
      } catch (error) {
        void readAnew(id);
        throw error;
      }
      await readAnew(id);
    });
  return enrolmentMachine.provide({
    actors: { enrol: sending(enrollInTrainingCourse), leave: sending(unenrollFromTrainingCourse) },
  });
};
