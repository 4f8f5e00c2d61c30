import { validateSession } from '@student/api-client';
import { retryDelay } from '@student/domain';
import { whenBackOnline } from '../back-online.ts';
import { isExpired } from '../failures.ts';
import type { Services } from '../services.ts';
import { confirm, confirmPerson } from './confirm-person.ts';
import type { Session } from './session.ts';

/** Gives up the next try of each session. */
const cancelNext = new WeakMap<Session, () => void>();

/**
 * Asks whether the session holds, what is switched on and, until they are confirmed, who is signed in (AUTH-18, AUTH-20,
 * AUTH-21). The calls run in parallel. A failure is only logged (AUTH-19); of an expired session the
 * request tells. Whoever could not be confirmed is asked for again: what they left on this device is not sent before.
 * @param failures how often in a row nobody could say
 */
export function askServer(services: Services, failures = 0): void {
  const { request, session, configuration } = services;
  const state = session.get();
  cancelNext.get(session)?.();
  if (state.status === 'absent') return;
  const onFailure = (error: unknown) => {
    if (!isExpired(error)) console.error(error);
  };
  // Only for a page that is being opened: a configuration that cannot be read would lead away from the maintenance screen.
  if (failures === 0) void configuration.refresh();
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
    else if (session.get().status === 'remembered') askAgain(services, failures + 1);
  });
}

/** Asks anew as soon as the network is back, at the latest after a time that grows with the failures. */
function askAgain(services: Services, failures: number): void {
  const { session, platform, ended } = services;
  if (ended.aborted) return;
  const ask = () => {
    cancel();
    // Perhaps another tab has heard who it is.
    if (session.get().status === 'remembered') askServer(services, failures);
  };
  const timer = setTimeout(ask, retryDelay(failures));
  const stopHearing = whenBackOnline(platform.events, ask);
  const cancel = () => {
    clearTimeout(timer);
    stopHearing();
    ended.removeEventListener('abort', cancel);
  };
  ended.addEventListener('abort', cancel);
  cancelNext.set(session, cancel);
}
