import { Done, LoginCredentials } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** Sign in with CPF or e-mail and password. Opens the session: the answer sets the session cookie. */
export const signIn = endpoint('POST /api/login', {
  auth: 'none',
  body: LoginCredentials,
  data: Done,
  refusals: ['INVALID_CREDENTIALS'],
});

/** Close the session. The client then removes its local user entry, whatever the answer. */
export const signOut = endpoint('POST /api/decola/logout', {
  data: Done,
});
