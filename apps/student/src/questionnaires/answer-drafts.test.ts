import { questionnaireMachine } from '@student/machines';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createKeptDrafts } from '../forms/kept-drafts.ts';
import { memoryStorage } from '../memory-storage.ts';
import { answerDraft, forgetRecorded } from './answer-drafts.ts';

/** A counted answer that was typed and not sent, in an attempt that goes on. */
function typed(text: string) {
  const storage = memoryStorage();
  const drafts = createKeptDrafts(storage, 1);
  const actor = createActor(questionnaireMachine, {
    input: { content: 'course/34/3403', questionnaireId: 65 },
  });
  actor.on('act.record', ({ act }) => forgetRecorded(drafts, act));
  actor.start();
  drafts.keep(answerDraft(65, 5), text);
  actor.send({ type: 'answer.type', page: 5, text, saving: 'onRequest' });
  return { storage, drafts, actor };
}

it('an answer that goes with the finish is kept no longer (QUIZ-10, QUIZ-12)', () => {
  const { storage, actor } = typed('Com a equipe.');
  actor.send({ type: 'finish.ask' });
  actor.send({ type: 'finish.send' });
  expect(storage.keys()).toEqual([]);
});

it('nor is one that is sent by its button (QUIZ-14)', () => {
  const { storage, actor } = typed('Com a equipe.');
  actor.send({ type: 'answer.save', page: 5 });
  expect(storage.keys()).toEqual([]);
});

it('what was written after it, and what is only left, is kept (QUIZ-10)', () => {
  const { drafts, actor } = typed('Com a equipe.');
  drafts.keep(answerDraft(65, 5), 'Com a equipe e a chefia.');
  actor.send({ type: 'answer.save', page: 5 });
  actor.send({ type: 'attempt.leave' });
  expect(drafts.get(answerDraft(65, 5))).toBe('Com a equipe e a chefia.');
});
