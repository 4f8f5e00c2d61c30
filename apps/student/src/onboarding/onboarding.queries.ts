import {
  getCurrentUser,
  listInterests,
  listMyInterests,
  listMyInterestsWithCourses,
  listMyProfileInterests,
} from '@student/api-client';
import { endpointQuery, keyOf } from '../queries/endpoint-query.ts';

/** The person with all that the steps begin with: biography and interests are in no session. */
export const profileQuery = () => endpointQuery(getCurrentUser);

/** The interests to choose from (ONBOARD-18). */
export const interestsToChooseQuery = () => endpointQuery(listInterests);

/** What the server answers otherwise once other interests are related. */
export const staleAfterInterests = [listMyInterests, listMyProfileInterests, listMyInterestsWithCourses].map(
  (endpoint) => ({ queryKey: keyOf(endpoint) }),
);
