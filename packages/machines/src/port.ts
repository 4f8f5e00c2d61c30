import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A hole in a machine's wall: something it needs done outside, by name. The app fills it with
 * `machine.provide({ actors: { saveProgress: fromPromise(({ input }) => …) } })`; unfilled, it fails.
 *
 * A port rejects with anything that has a `code` (see `failureOf`).
 */
export function port<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)));
}
