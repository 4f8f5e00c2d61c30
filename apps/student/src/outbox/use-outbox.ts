import { use, useEffect, useReducer } from 'react';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import type { Outbox } from './open-outbox.ts';

/** The outbox of whoever is signed in, the next one when it ends; `undefined` once nobody is. Suspends until its code is there. */
export function useOutbox(): Outbox | undefined {
  const { outboxes, session } = useServices();
  const outbox = use(outboxes.open(personIn(session.get())?.id));
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);

  // The outbox, which may end under the page.
  useEffect(() => {
    if (!outbox) return;
    const { ended } = outbox;
    if (ended.aborted) lookAgain();
    ended.addEventListener('abort', lookAgain);
    return () => ended.removeEventListener('abort', lookAgain);
  }, [outbox]);

  return outbox;
}
