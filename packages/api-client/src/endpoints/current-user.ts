import { Company, User } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Load the signed-in person and their companies. Also the call that loads the current user after sign-in. */
export const getCurrentUser = endpoint('GET /api/user/me/list/personalInformation', {
  data: v.object({ user: User, companies: v.array(Company) }),
});
