import { getCourseEnrollment, listCourseInstructors } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

export const enrollmentQuery = (id: number) => endpointQuery(getCourseEnrollment, { params: { id } });

export const instructorsQuery = (id: number) => endpointQuery(listCourseInstructors, { params: { id } });
