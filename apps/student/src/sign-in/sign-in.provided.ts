import { acceptTerm, changePassword, signIn } from '@student/api-client';
import type { Person } from '@student/domain';
import { filled, signInMachine } from '@student/machines';
import type { Services } from '../services.ts';
import { readPerson } from '../session/read-person.ts';
import { personIn } from '../session/session.ts';

/** The sign-in flow with its ports plugged into the server (AUTH-09, AUTH-10, AUTH-28, AUTH-32). */
export const providedSignIn = ({ platform, request, session }: Services) => {
  /** What was owed is done: the guard lets them pass. */
  const learn = (done: Partial<Person>) => {
    const person = personIn(session.get());
    if (person) session.arrive({ ...person, ...done });
  };
  return signInMachine.provide({
    actors: {
      signIn: filled(async (body, signal) => {
        const done = await request(signIn, { body, signal });
        // The cookie is theirs from now on: nothing is sent or read for whoever was here before.
        session.handOver();
        return done;
      }),
      loadPerson: filled(async (_, signal) => {
        const person = await readPerson(request, signal);
        session.arrive(person);
        return person;
      }),
      acceptTerm: filled(async (_, signal) => {
        await request(acceptTerm, { signal });
        learn({ mustAcceptTerm: false });
      }),
      changePassword: filled(async (body, signal) => {
        await request(changePassword, { body, signal });
        learn({ passwordModifiedAt: new Date(platform.now()).toISOString() });
      }),
    },
  });
};
