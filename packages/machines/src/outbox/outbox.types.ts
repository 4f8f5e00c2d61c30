import type { ErrorCode, OutboxEntry } from '@student/domain';

export type OutboxInput = {
  /** Whose acts these are; another person has an outbox of their own. */
  personId: number;
};

/** The list itself is on the device, where all tabs share it; here is only what this tab alone knows. */
export type OutboxContext = {
  personId: number;
  /** Acts of this tab that are not on the device yet, oldest first. */
  loose: readonly OutboxEntry[];
  /** The device refused the last writing: what is loose is sent from memory. */
  isRefused: boolean;
  /** There is something new since the line was last looked at. */
  isBehind: boolean;
  /** How many acts wait on the device, as last seen. */
  waiting: number;
  /** Failed deliveries in a row. */
  attempts: number;
  /** The act that the server cannot digest, and how often it was tried for that. */
  stumble: { id: string; times: number } | undefined;
  /** Acts that were tried often enough: those behind them go first. */
  passedBy: readonly string[];
  /** Why the last delivery failed. */
  code: ErrorCode | undefined;
};

export type OutboxEvent =
  | { type: 'act.add'; entry: OutboxEntry }
  | { type: 'network.return' }
  | { type: 'page.show' }
  | { type: 'page.hide' }
  | { type: 'session.renew' }
  /** Something is about to happen that wants the server to know everything: a content opens, the person leaves. */
  | { type: 'delivery.request' };

export type OutboxEmitted =
  /** The server has it; `answer` is what it said. */
  | { type: 'act.delivered'; entry: OutboxEntry; answer: unknown }
  /** The server understood it and refused, or failed on it again and again; it will not be sent again. */
  | { type: 'act.refused'; entry: OutboxEntry; code: ErrorCode }
  /** Delivery needs a session (AUTH-43). */
  | { type: 'session.expired' };

/** What was written, by id, and how many acts wait on the device now. */
export type Kept = { ids: readonly string[]; waiting: number };

/** What became of the oldest act. Whatever is delivered or refused is already off the device. */
export type Delivery =
  | { outcome: 'nothing' }
  | {
      outcome: 'delivered';
      entry: OutboxEntry;
      answer: unknown;
      /** Acts that were passed by and are given up, since the server is well otherwise. */
      givenUp: readonly OutboxEntry[];
      waiting: number;
    }
  | { outcome: 'refused'; entry: OutboxEntry; code: ErrorCode; waiting: number }
  /** Nothing was lost: it may be sent later. */
  | { outcome: 'held'; entry: OutboxEntry; code: ErrorCode; waiting: number };
