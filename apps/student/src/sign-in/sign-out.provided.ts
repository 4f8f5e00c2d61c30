import { signOut } from '@student/api-client';
import { countUnsent } from '@student/domain';
import { filled, signOutMachine } from '@student/machines';
import { type Actor, createActor } from 'xstate';
import { isExpired } from '../failures.ts';
import { heardBy } from '../platform.ts';
import type { Services } from '../services.ts';

export type SigningOut = Actor<ReturnType<typeof providedSignOut>>;

/**
 * Signing this person out. Once it is confirmed it goes on by itself: the end of the session, which it brings about, takes away
 * the page that asked, and whatever happens, the device forgets the person.
 */
export function signingOut(services: Services, personId: number): SigningOut {
  const { messages, platform, session, tell } = services;
  const actor = createActor(providedSignOut(services), heardBy(platform));
  actor.on('leave.failed', ({ failure }) =>
    failure.message ? messages.alert(failure.message) : tell(failure),
  );
  actor.on('person.left', () => session.signOut(personId));
  return actor;
}

/** Its ports plugged into the outbox and the server; the call goes on when the flow has stopped waiting. */
const providedSignOut = ({ request, outboxes, session }: Services) =>
  signOutMachine.provide({
    actors: {
      sendWaiting: filled(async () => (await outboxes.open())?.flush()),
      countUnsent: filled(async () => countUnsent(await outboxes.unsent())),
      signOut: filled(async () => {
        session.leave();
        return request(signOut).catch((error: unknown) => {
          // Over already, which is what was asked for.
          if (isExpired(error)) return undefined;
          console.error(error);
          throw error;
        });
      }),
    },
  });
