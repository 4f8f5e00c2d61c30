import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A port that answers what `answer` gives for its input, and fails with what it throws. */
export function fakePort<Output, Input>(
  answer: (input: Input) => Output | Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input }) => answer(input as Input));
}

/** A port that never answers: whatever waits for it stays where it is. */
export function silentPort<Output, Input>(): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
}
