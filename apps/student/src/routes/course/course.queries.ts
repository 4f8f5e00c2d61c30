import { listCourseInstructors } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

export const instructorsQuery = (id: number) => endpointQuery(listCourseInstructors, { params: { id } });
