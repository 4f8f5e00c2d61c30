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
  /** The confirmation is written to this device: the page may be left, and the browser closed. */
  isKept: boolean;
  /** What keeps the confirmation on this device. */
  heldBy: HeldBy | undefined;
  /** The confirmation could not be kept on this device: the same code can be confirmed again. */
  canRetry: boolean;
  /** What would have kept and sent it could not be fetched: the page is opened anew, with the same code. */
  isCodeMissing: boolean;
  /** The class in which the presence was recorded, where it is another one and known. */
  otherClassId: number | undefined;
};

export type CheckInEvent =
  /** A code was scanned, typed, or stood in the address. */
  | { type: 'code.read'; token: string; problem: CheckInProblem | undefined }
  /** Another code is to be read. */
  | { type: 'code.discard' }
  | { type: 'check-in.confirm' }
  /** A confirmation of an earlier visit or of another tab waits to be sent. */
  | { type: 'check-in.wait' }
  /** It is written to this device. */
  | { type: 'check-in.keep' }
  /** It does not reach the server for now. */
  | { type: 'check-in.hold'; by: HeldBy }
  /** The server has it, whichever tab has sent it. */
  | { type: 'check-in.accept' }
  /** The server has it, and only reading tells whether it is of this class. */
  | { type: 'check-in.verify' }
  /** The server has it, and it was of another class. */
  | { type: 'check-in.misplace'; classId: number | undefined }
  /** The server has it, and whether it is of this class could not be read. */
  | { type: 'check-in.leave-open' }
  /** It could not be kept on this device, and was not sent. */
  | { type: 'check-in.fail'; failure: Failure; isCodeMissing: boolean }
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
  | { type: 'act.record'; act: OutboxAct }
  /** The page is to read where the server has recorded it. */
  | { type: 'presence.read' };
