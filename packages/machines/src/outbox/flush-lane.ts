import { type ActorRefFrom, waitFor } from 'xstate';
import type { laneMachine } from './lane.machine.ts';

/** Tries to deliver everything that waits in a lane, and answers once it is empty or held up. Never rejects. */
export async function flushLane(lane: ActorRefFrom<typeof laneMachine>): Promise<void> {
  lane.send({ type: 'delivery.request' });
  // A lane that was stopped has nothing left to do.
  await waitFor(lane, (state) => !state.hasTag('writing') && !state.hasTag('sending')).catch(() => undefined);
}
