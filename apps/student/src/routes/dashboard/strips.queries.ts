import { listInformations, listMyInterestsWithCourses, listSchoolCourseTracks } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** The tracks of one school (DASH-30). */
export const schoolTracksQuery = (id: number) => ({
  ...endpointQuery(listSchoolCourseTracks, { params: { id } }),
  staleTime: 300_000,
});

export const interestsQuery = () => endpointQuery(listMyInterestsWithCourses);

export const informationsQuery = () => endpointQuery(listInformations);
