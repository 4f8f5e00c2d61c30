import { eventsQuery } from '../../queries/events.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';
import { trainingCourseQuery } from './training-course.queries.ts';

/** The training course, and its picture. */
export const firstQueries = (({ trainingCourseId }) => [
  trainingCourseQuery(trainingCourseId),
  eventsQuery(),
]) satisfies FirstQueries<{ trainingCourseId: number }>;
