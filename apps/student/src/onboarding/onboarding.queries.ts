import { getCurrentUser } from '@student/api-client';
import { endpointQuery } from '../queries/endpoint-query.ts';

/** The person with all that the steps begin with: biography and interests are in no session. */
export const profileQuery = () => endpointQuery(getCurrentUser);
