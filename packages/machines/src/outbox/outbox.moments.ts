import type { OutboxAct, OutboxEntry } from '@student/domain';
import type { Moment } from '../testing/flow.tsx';

const entry = (id: number, act: OutboxAct): OutboxEntry => ({
  id: String(id),
  personId: 1,
  content: 'course/12/7',
  at: Date.parse('2026-03-02T11:58:00-03:00') + id * 15_000,
  act,
});
const entries = [
  entry(1, { kind: 'progress', speedRate: 1 }),
  entry(2, { kind: 'progress', speedRate: 1.5 }),
  entry(3, { kind: 'checkpoint', seconds: 312 }),
  entry(4, { kind: 'note', text: 'Rever o minuto 3' }),
];
const full = { entries, isRecalled: true };

/** Every state of the outbox that a person can meet, by the name of its story. */
export const outboxMoments = {
  Recalling: { state: { device: 'recalling', delivery: 'empty' } },
  Empty: { state: { device: 'written', delivery: 'empty' }, context: { isRecalled: true } },
  Writing: { state: { device: 'writing', delivery: 'sending' }, context: { ...full, sending: entries[0] } },
  Sending: { state: { device: 'written', delivery: 'sending' }, context: { ...full, sending: entries[0] } },
  Waiting: {
    state: { device: 'written', delivery: 'waiting' },
    context: { ...full, code: 'NO_RESPONSE', attempts: 3 },
  },
  SignedOut: {
    state: { device: 'written', delivery: 'signedOut' },
    context: { ...full, code: 'ACCESS_SESSION_EXPIRED', attempts: 1 },
  },
  Unread: { state: { device: 'unread', delivery: 'sending' }, context: { ...full, sending: entries[0] } },
  Unwritten: {
    state: { device: 'unwritten', delivery: 'waiting' },
    context: { ...full, code: 'NO_RESPONSE', attempts: 1 },
  },
} satisfies Record<string, Moment>;
