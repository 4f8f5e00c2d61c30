import type { Moment } from '../testing/flow.tsx';

const savedAt = Date.parse('2026-03-02T11:59:45-03:00');
const half = { status: { progress: 45, isFinished: false, checkpoint: 312 }, resumesAt: 312 };
const done = { status: { progress: 100, isFinished: true, checkpoint: 600 }, savedAt };
const studying = (attention: string, save: string | Record<string, string>) => ({
  studying: { attention, save },
});

/** Every state of an open content that a person can meet, by the name of its story. */
export const contentMoments = {
  Opening: { state: 'opening' },
  Unavailable: {
    state: 'unavailable',
    context: { failure: { code: 'CONTENT_BLOCKED', message: 'Este conteúdo ainda não está disponível.' } },
  },
  AwaitingAnswers: { state: 'awaitingAnswers', context: { type: 4, minDuration: null } },
  Paused: { state: studying('paused', { resting: 'untouched' }), context: half },
  Playing: { state: studying('counting', { resting: 'untouched' }), context: { ...half, studiedSeconds: 9 } },
  Away: { state: studying('away', { resting: 'saved' }), context: { ...half, savedAt } },
  SavingProgress: {
    state: studying('counting', 'savingProgress'),
    context: { ...half, dueTicks: [1.25], speedRate: 1.25 },
  },
  SavingCheckpoint: { state: studying('paused', 'savingCheckpoint'), context: { ...half, position: 330 } },
  Saved: { state: studying('counting', { resting: 'saved' }), context: { ...half, savedAt } },
  KeptOnThisDevice: { state: studying('counting', { resting: 'kept' }), context: { ...half, savedAt } },
  AtRisk: { state: studying('counting', { resting: 'atRisk' }), context: half },
  NotSaved: {
    state: studying('counting', 'waiting'),
    context: { ...half, dueTicks: [1], failure: { code: 'UNEXPECTED_ERROR' } },
  },
  Finishing: {
    state: 'finishing',
    context: { status: { progress: 99, isFinished: false, checkpoint: 590 } },
  },
  Unfinished: {
    state: 'unfinished',
    context: {
      status: { progress: 99, isFinished: false, checkpoint: 590 },
      failure: { code: 'NO_RESPONSE' },
    },
  },
  Finished: { state: 'finished', context: done },
  Leaving: { state: 'leaving', context: { ...half, position: 330 } },
  Left: { state: 'left', context: half },
} satisfies Record<string, Moment>;
