import { AccessCount, named, rows, StudentEngagement, UserStatistics } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Rank students by engagement. */
export const listStudentEngagement = endpoint('GET /api/decola/list/students/engagement', {
  data: named('students', rows(StudentEngagement)),
});

/** Read the totals of the signed-in person. */
export const getMyStatistics = endpoint('GET /api/decola/get/statistics/user', {
  data: UserStatistics,
});

/** Count the accesses of the signed-in person per period. */
export const listMyAccesses = endpoint('GET /api/decola/statistics/user/access', {
  query: {
    period: v.optional(v.literal('day'), 'day'),
    interval: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 14),
  },
  data: named('accesses', rows(AccessCount)),
});
