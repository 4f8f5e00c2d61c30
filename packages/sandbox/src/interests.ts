import type * as v from 'valibot';
import { refuseInvalid, violation } from './refusal.ts';
import type { Store } from './store/store.ts';

/** What is told of interests that do not fit: too many of them, or no ids. */
export const tooManyInterests = ({ type }: v.BaseIssue<unknown>) => ({
  code: type === 'max_length' ? ('TOO_MANY_INTERESTS' as const) : ('VALIDATION_ERROR' as const),
});

/** The interests that were chosen, each once; refuses what is none. */
export const chosenInterests = (store: Store, interests: readonly number[]): number[] => {
  const ids = [...new Set(interests)];
  if (ids.some((id) => !store.get('interests', id)))
    refuseInvalid([violation('VALIDATION_ERROR', 'interests')]);
  return ids;
};
