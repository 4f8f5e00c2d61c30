import type { OutboxAct, OutboxEntry } from '@student/domain';
import type { Moment } from '../testing/flow.tsx';

const entry = (id: number, act: OutboxAct): OutboxEntry => ({
  id: String(id),
  personId: 1,
  content: 'course/12/7',
  at: Date.parse('2026-03-02T11:58:00-03:00') + id * 15_000,
  act,
});
const loose = [
  entry(1, { kind: 'progress', speedRate: 1.5 }),
  entry(2, { kind: 'checkpoint', seconds: 312 }),
  entry(3, { kind: 'note', text: 'Rever o minuto 3' }),
];
const offline = { code: 'NO_RESPONSE', attempts: 3 };

/** Every state of the outbox that a person can meet, by the name of its story. */
export const outboxMoments = {
  Empty: { state: { device: 'written', delivery: 'empty' } },
  Writing: { state: { device: 'writing', delivery: 'sending' }, context: { loose } },
  Sending: { state: { device: 'written', delivery: 'sending' }, context: { waiting: 4 } },
  Waiting: { state: { device: 'written', delivery: 'waiting' }, context: { waiting: 4, ...offline } },
  SignedOut: {
    state: { device: 'written', delivery: 'signedOut' },
    context: { waiting: 4, code: 'ACCESS_SESSION_EXPIRED', attempts: 1 },
  },
  Unread: { state: { device: 'written', delivery: 'unread' }, context: { waiting: 4 } },
  Unwritten: { state: { device: 'unwritten', delivery: 'sending' }, context: { loose, isRefused: true } },
  AtRisk: {
    state: { device: 'unwritten', delivery: 'waiting' },
    context: { loose, isRefused: true, ...offline },
  },
} satisfies Record<string, Moment>;
