import type { Failure, OutboxEntry } from '@student/domain';

/** Why an act did not arrive, with the HTTP status and the wait that the server asked for, in ms, where there were any. */
export type DeliveryFailure = Failure & { status: number | undefined; retryAfter: number | undefined };

export type LaneInput = {
  /** Of one content and one kind, as `laneOf` names it. */
  lane: string;
};

/** The acts themselves are on the device, where all tabs share them; here is only what this tab alone knows. */
export type LaneContext = {
  lane: string;
  /** Acts of this tab that are not on the device yet, oldest first. */
  unwritten: readonly OutboxEntry[];
  /** The device refused the last writing: what is unwritten is sent from memory. */
  hasDeviceRefused: boolean;
  /** There is something new since the lane was last looked at. */
  isBehind: boolean;
  /** How many acts wait on the device, as last seen. */
  waiting: number;
  /** Failed deliveries in a row. */
  failures: number;
  /** Why the last delivery failed; gone with the next that arrives. */
  failure: DeliveryFailure | undefined;
  /** Before when the server wants nothing, ms since 1970; gone once that try was answered. */
  triesAgainAt: number | undefined;
  /** What the server said when it last refused an act for good; gone with the next that arrives. */
  refusal: Failure | undefined;
  /** When something of this lane last reached the server, ms since 1970. */
  savedAt: number | undefined;
};

export type LaneEvent =
  | { type: 'act.add'; entry: OutboxEntry }
  | { type: 'network.return' }
  | { type: 'page.show' }
  | { type: 'page.hide' }
  | { type: 'session.renew' }
  /** Something is about to happen that wants the server to know everything: a content opens, the person leaves. */
  | { type: 'delivery.request' };

export type LaneEmitted =
  /** The server has it; `answer` is what it said, `waiting` how many acts follow. */
  | { type: 'act.delivered'; entry: OutboxEntry; answer: unknown; waiting: number; at: number }
  /** The server understood it and will never take it. */
  | { type: 'act.refused'; entry: OutboxEntry; failure: Failure }
  /** It was not sent: what it rests on was refused. */
  | { type: 'act.withdrawn'; entry: OutboxEntry };

/** What was written, by id, and how many acts of the lane wait on the device now. */
export type Written = { ids: readonly string[]; waiting: number };

/** What became of the first act. Whatever is delivered, refused or withdrawn is already off the lane. `at` is in ms since 1970. */
export type Delivery =
  | { outcome: 'nothing'; at: number }
  | { outcome: 'delivered'; entry: OutboxEntry; answer: unknown; waiting: number; at: number }
  | { outcome: 'refused'; entry: OutboxEntry; failure: DeliveryFailure; waiting: number }
  /** What it rests on was refused: it was not sent. */
  | { outcome: 'withdrawn'; entry: OutboxEntry; waiting: number }
  /** Nothing was lost: it may be sent later. */
  | { outcome: 'held'; failure: DeliveryFailure; waiting: number; at: number };
