import { named } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Tell whether the session is still valid. Asked before every route that needs sign-in. An expired session answers 403. */
export const validateSession = endpoint('GET /api/user/validate/session', {
  data: v.object({ isValid: v.literal(true) }),
});

/** Tell whether the person is an administrator. */
export const checkIsAdministrator = endpoint('GET /api/decola/user/isAdmin', {
  data: named('isAdmin', v.boolean()),
});

/** Tell whether the person manages a team. */
export const checkIsTeamManager = endpoint('GET /api/decola/user/isManager', {
  data: named('isManager', v.boolean()),
});
