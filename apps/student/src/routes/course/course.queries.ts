import { listCourseInstructors, listRequiredCourseTracks } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

export const instructorsQuery = (id: number) => endpointQuery(listCourseInstructors, { params: { id } });

/** All mandatory tracks with their courses: no call of the contract names the tracks of one course (decision 0646). */
export const requiredTracksQuery = () =>
  endpointQuery(listRequiredCourseTracks, { query: { filterType: 'all' } });
