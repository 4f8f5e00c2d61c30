import { fromPromise, type PromiseActorLogic } from 'xstate';
import { filled } from '../port.ts';

/** A port that answers what `answer` gives for its input, and fails with what it throws. */
export function fakePort<Output, Input>(
  answer: (input: NoInfer<Input>) => NoInfer<Output> | Promise<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> {
  return filled<Output, Input>(async (input) => answer(input));
}

/** A port that never answers: whatever waits for it stays where it is. */
export function silentPort<Output, Input>(): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
}
