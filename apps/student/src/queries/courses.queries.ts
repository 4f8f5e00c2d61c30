import { getCourse, getCourseEnrollment, listCourseTracks, listNewCourses } from '@student/api-client';
import { endpointQuery } from './endpoint-query.ts';

/** Read by more than one place. */

export const newCoursesQuery = () => endpointQuery(listNewCourses);

export const courseQuery = (id: number) => endpointQuery(getCourse, { params: { id } });

export const enrollmentQuery = (id: number) => endpointQuery(getCourseEnrollment, { params: { id } });

export const courseTracksQuery = () => ({ ...endpointQuery(listCourseTracks), staleTime: 300_000 });
