import { listAttendedEvents, listMyCompanies, listMyTeams } from '@student/api-client';
import { endpointQuery } from '../../queries/endpoint-query.ts';

/** The companies of the person (PROFILE-07). */
export const companiesQuery = () => endpointQuery(listMyCompanies);

/** The teams of the person (PROFILE-09). */
export const teamsQuery = () => endpointQuery(listMyTeams);

/** The events and training courses that the person was present at (PROFILE-15). */
export const attendedEventsQuery = () => endpointQuery(listAttendedEvents);
