import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** The person with all that they may change (PROFILE-06). */
export const firstQueries = (() => [profileQuery()]) satisfies FirstQueries<Record<never, number>>;
