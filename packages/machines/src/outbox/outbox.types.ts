import type { ErrorCode, OutboxEntry } from '@student/domain';

export type OutboxInput = {
  /** Whose acts these are; another person has an outbox of their own. */
  personId: number;
};

export type OutboxContext = {
  personId: number;
  /** What the server does not know yet, oldest first. */
  entries: readonly OutboxEntry[];
  /** What an earlier visit left on this device was read: only then may anything be sent, or the order would break. */
  isRecalled: boolean;
  /** The entry on its way. */
  sending: OutboxEntry | undefined;
  /** How often the first entry failed in a row for a reason that may pass. */
  attempts: number;
  /** Why the last delivery failed. */
  code: ErrorCode | undefined;
};

export type OutboxEvent =
  | { type: 'act.add'; entry: OutboxEntry }
  | { type: 'network.return' }
  | { type: 'page.show' }
  | { type: 'page.hide' }
  | { type: 'session.renew' }
  /** Raised by the machine itself: what is on the device is out of date. */
  | { type: 'entries.change' };

export type OutboxEmitted =
  /** The server has it; `answer` is what it said. */
  | { type: 'act.delivered'; entry: OutboxEntry; answer: unknown }
  /** It is written down on this device and waits: no network, or nobody signed in. */
  | { type: 'act.kept'; entry: OutboxEntry }
  /** The server understood it and refused; it will not be sent again. */
  | { type: 'act.refused'; entry: OutboxEntry; code: ErrorCode }
  /** Delivery needs a session (AUTH-43). */
  | { type: 'session.expired' };
