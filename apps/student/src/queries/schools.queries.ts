import { listSchools } from '@student/api-client';
import { endpointQuery } from './endpoint-query.ts';

/** The schools, which hardly ever change. */
export const schoolsQuery = () => ({ ...endpointQuery(listSchools), staleTime: 300_000 });
