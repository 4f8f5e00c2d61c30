import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A port: work that a machine needs and does not do itself, by name. The app provides it with `filled`:
 * `machine.provide({ actors: { saveProgress: filled(({ speedRate }) => …) } })`; without that, it rejects.
 *
 * A port rejects with anything that has a `code` (see `failureOf`).
 */
export function port<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)));
}

/**
 * The work of a port. Input and output types come from the port. `signal` aborts when the machine leaves the state that
 * waits; work that must reach the server all the same, such as a last save, ignores it.
 */
export function filled<Output, Input>(
  work: (input: NoInfer<Input>, signal: AbortSignal) => Promise<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => work(input as NoInfer<Input>, signal));
}
