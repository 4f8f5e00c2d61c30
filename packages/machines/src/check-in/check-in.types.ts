import type { CheckInProblem, Failure, OutboxAct } from '@student/domain';
import type { HeldBy } from '../outbox/save-state.ts';

export type CheckInInput = {
  /** The server knows the person as present. */
  isPresent: boolean;
  /** The token of the code that was read before the page stood. */
  token: string | undefined;
  /** What is known to stand against it. */
  problem: CheckInProblem | undefined;
};

export type CheckInContext = CheckInInput & {
  /** What the server said, where it refused. */
  failure: Failure | undefined;
  /** What keeps the confirmation on this device. */
  heldBy: HeldBy | undefined;
};

export type CheckInEvent =
  /** A code was scanned, typed, or stood in the address. */
  | { type: 'code.read'; token: string; problem: CheckInProblem | undefined }
  /** Another code is to be read. */
  | { type: 'code.discard' }
  | { type: 'check-in.confirm' }
  /** A confirmation of an earlier visit or of another tab waits to be sent. */
  | { type: 'check-in.wait' }
  /** It does not reach the server for now. */
  | { type: 'check-in.hold'; by: HeldBy }
  /** The server has it, whichever tab has sent it. */
  | { type: 'check-in.accept' }
  /** The server will never take it. */
  | { type: 'check-in.refuse'; problem: CheckInProblem | undefined; failure: Failure }
  /** It waits no longer, and nobody has told what has become of it. */
  | { type: 'check-in.end' }
  /** The server says that the person is present. */
  | { type: 'presence.learn' }
  /** The person has left the class, and with it their presence. */
  | { type: 'presence.lose' };

export type CheckInEmitted =
  /** To be kept and sent, once. */
  { type: 'act.record'; act: OutboxAct };
