import {
  listInterests,
  listMyInterests,
  listMyInterestsWithCourses,
  listMyProfileInterests,
  listRecommendedCourses,
} from '@student/api-client';
import { endpointQuery, keyOf } from '../queries/endpoint-query.ts';

/** The interests to choose from (ONBOARD-18). */
export const interestsToChooseQuery = () => endpointQuery(listInterests);

/** The interests that the person has chosen (TRACK-19). */
export const myInterestsQuery = () => endpointQuery(listMyInterests);

/** What the server answers otherwise once other interests are related; the person's record does too (`profileQuery`). */
export const staleAfterInterests = [
  listMyInterests,
  listMyProfileInterests,
  listMyInterestsWithCourses,
  listRecommendedCourses,
].map((endpoint) => ({ queryKey: keyOf(endpoint) }));
