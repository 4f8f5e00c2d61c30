import { checkIsAdministrator, checkIsTeamManager, signIn, signOut } from '@student/api-client';
import { sessionMachine } from '@student/machines';
import { createActor, fromPromise } from 'xstate';
import { request } from '../client.ts';
import { paths } from '../paths.ts';
import { configurationQuery, readPerson, sessionQuery } from '../queries.ts';
import type { Services } from '../services.ts';

/** The session flow with its ports plugged into the server and this device. */
const providedSession = ({ queryClient, session, outboxes }: Services, left: () => Promise<void>) =>
  sessionMachine.provide({
    actors: {
      validateSession: fromPromise<unknown, undefined>(() =>
        queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 }),
      ),
      loadConfiguration: fromPromise(() => queryClient.fetchQuery({ ...configurationQuery(), staleTime: 0 })),
      checkUserType: fromPromise(async ({ signal }) => {
        const [isAdmin, isManager] = await Promise.all([
          request(checkIsAdministrator, { signal }),
          request(checkIsTeamManager, { signal }),
        ]);
        return { isAdmin, isManager };
      }),
      signIn: fromPromise<unknown, { login: string; password: string }>(({ input, signal }) =>
        request(signIn, { body: input, signal }),
      ),
      loadPerson: fromPromise(({ signal }) => readPerson(signal)),
      signOut: fromPromise<unknown, undefined>(async ({ signal }) => {
        // What still waits gets its last chance while the session holds.
        await (await outboxes.open())?.flush();
        await request(signOut, { signal });
      }),
      forgetPerson: fromPromise<unknown, { personId: number | undefined }>(async () =>
        session.forget(left()),
      ),
    },
  });

/**
 * The session's statechart, entered in the middle: the guard keeps the everyday part of it without a machine, so that a
 * first visit does not have to load one (decision 0602).
 */
export function sessionActorAt(services: Services, value: 'confirmingLeave' | 'askingPassword') {
  const goHome = () => services.getRouter().navigate(paths.home());
  const machine = providedSession(services, value === 'confirmingLeave' ? goHome : () => Promise.resolve());
  const person = services.session.person();
  const configuration = services.queryClient.getQueryData(configurationQuery().queryKey);
  return createActor(machine, {
    input: { person: person ?? null, configuration: configuration ?? null },
    snapshot: machine.resolveState({
      value: value === 'confirmingLeave' ? { present: value } : { expired: value },
      context: {
        person: person && { id: person.id, userType: person.userType, isFirstLogin: person.isFirstLogin },
        userType: undefined,
        configuration: configuration ?? { isMaintenanceMode: false, isSuggestionMode: false },
        failure: undefined,
        newcomer: undefined,
      },
    }),
  });
}
