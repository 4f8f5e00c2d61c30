import { Done, Id, named, rows, TrainingCard, UserSummary } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Recommend a training to people. */
export const recommendTraining = endpoint('POST /api/decola/indication/training/:id', {
  body: v.strictObject({ userIDs: v.pipe(v.array(Id), v.minLength(1)), courseID: v.optional(Id) }),
  data: Done,
});

/** List the trainings recommended to the person. */
export const listTrainingsRecommendedToMe = endpoint('GET /api/decola/list/indication', {
  data: named('trainings', rows(TrainingCard)),
});

/** List whom the person already recommended a training to. */
export const listUsersIRecommendedTo = endpoint('GET /api/decola/list/user/indication/training/:id', {
  data: named('users', rows(UserSummary)),
});
