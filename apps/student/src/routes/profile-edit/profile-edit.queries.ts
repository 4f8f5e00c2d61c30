import { listMyProfileInterests } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** The interests that the profile shows (PROFILE-07). */
export const profileInterestsQuery = () => endpointQuery(listMyProfileInterests);
