import { listCourseComments, listEventComments } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { endpointQuery } from '../queries/endpoint-query.ts';

const pageOfComments = (page: number) => ({ page, limit: pageSizes.comments });

/** One page of a course's comments, 15 each (DASH-47). */
export const courseCommentsQuery = (id: number, page: number) =>
  endpointQuery(listCourseComments, { params: { id }, query: pageOfComments(page) });

/** One page of an event's comments, as many (DASH-48). */
export const eventCommentsQuery = (eventId: number, page: number) =>
  endpointQuery(listEventComments, { params: { eventId }, query: pageOfComments(page) });
