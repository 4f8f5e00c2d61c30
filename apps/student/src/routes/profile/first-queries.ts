import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';
import { companiesQuery, teamsQuery } from './profile.queries.ts';

/** Who the person is, whatever option of the profile is open. */
export const firstQueries = (() => [profileQuery(), companiesQuery(), teamsQuery()]) satisfies FirstQueries;
