import { acceptTerm, changePassword, signIn } from '@student/api-client';
import { type Credentials, type NewPassword, signInMachine } from '@student/machines';
import { fromPromise } from 'xstate';
import { request } from '../client.ts';
import { personQuery } from '../queries.ts';
import type { Services } from '../services.ts';

/** The sign-in flow with its ports plugged into the server (AUTH-09, AUTH-10, AUTH-28, AUTH-32). */
export const providedSignIn = ({ queryClient, session }: Services) =>
  signInMachine.provide({
    actors: {
      signIn: fromPromise<unknown, Credentials>(async ({ input, signal }) => {
        const before = session.person();
        const done = await request(signIn, { body: input, signal });
        // Whoever was here before leaves nothing to the person who signs in now.
        if (before) session.forget();
        return done;
      }),
      loadPerson: fromPromise(async () => {
        const person = await queryClient.fetchQuery({ ...personQuery(session), staleTime: 0 });
        return {
          id: person.id,
          isImported: person.isImported,
          passwordModifiedAt: person.passwordModifiedAt,
          mustAcceptTerm: person.mustAcceptTerm,
        };
      }),
      acceptTerm: fromPromise<unknown, undefined>(({ signal }) => request(acceptTerm, { signal })),
      changePassword: fromPromise<unknown, NewPassword>(({ input, signal }) =>
        request(changePassword, { body: input, signal }),
      ),
    },
  });
