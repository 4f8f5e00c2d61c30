import { listStates } from '@student/api-client';
import { endpointQuery } from '../queries/endpoint-query.ts';

/** The federal units (REGISTER-16). That they could not be read is logged like every read, and shown nowhere (REGISTER-17). */
export const statesQuery = () => ({ ...endpointQuery(listStates), staleTime: Number.POSITIVE_INFINITY });
