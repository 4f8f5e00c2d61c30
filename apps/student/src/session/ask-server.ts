import { validateSession } from '@student/api-client';
import { isExpired } from '../failures.ts';
import type { Services } from '../services.ts';
import { confirm, confirmPerson } from './confirm-person.ts';

/**
 * Asks whether the session holds, what is switched on and, until they are confirmed, who is signed in (AUTH-18, AUTH-20,
 * AUTH-21). The calls run in parallel. A failure is only logged (AUTH-19); of an expired session the
 * request tells.
 */
export function askServer({ request, session, configuration }: Services): void {
  const state = session.get();
  if (state.status === 'absent') return;
  const onFailure = (error: unknown) => {
    if (!isExpired(error)) console.error(error);
  };
  void configuration.refresh();
  const holds = request(validateSession).then(
    () => true,
    (error: unknown) => {
      onFailure(error);
      return false;
    },
  );
  if (state.status !== 'remembered') return;
  confirmPerson({ request, session }).catch(async (error: unknown) => {
    onFailure(error);
    // Who it is cannot be read now; whoever the device remembers is confirmed when their session holds.
    if (await holds) confirm(session, state.person);
  });
}
