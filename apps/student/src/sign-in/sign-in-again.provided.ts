import { signIn } from '@student/api-client';
import { filled, signInAgainMachine } from '@student/machines';
import type { Services } from '../services.ts';
import { readPerson } from '../session/read-person.ts';

/** Signing in again with its ports plugged into the server. */
export const providedSignInAgain = ({ request, session }: Services) =>
  signInAgainMachine.provide({
    actors: {
      signIn: filled(async (body, signal) => {
        const done = await request(signIn, { body, signal });
        // The cookie may be another person's from now on: nothing of the page is seen until it is known whose.
        session.handOver();
        return done;
      }),
      readPerson: filled((_, signal) => readPerson(request, signal)),
    },
  });
