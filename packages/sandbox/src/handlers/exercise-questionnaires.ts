import * as api from '@student/api-client';
import { ownAttempt, pageView, questionsOf, record } from '../contents/questionnaires.ts';
import { found, refuse } from '../refusal.ts';
import { reply } from '../reply.ts';
import { finish } from '../studying.ts';
import { attemptsOf, attemptView } from '../views/content.ts';

export const getExerciseQuestionnairePage = reply(api.getExerciseQuestionnairePage, (call) =>
  pageView(call.store, ownAttempt(call), call.query.page()),
);

export const getExerciseQuestionnaireCover = reply(api.getExerciseQuestionnaireCover, (call) => {
  const attempt = ownAttempt(call);
  const content = found(call.store.get('contents', attempt.contentId));
  return {
    cover: {
      id: attempt.id,
      title: content.title,
      description: content.description,
      maximumTime: content.maximumTime,
      userAttempts: attemptsOf(call.store, call.me.id, content.id).length,
      totalQuestions: questionsOf(call.store, content.id).length,
      finishedAt: attempt.finishedAt,
    },
  };
});

export const answerExerciseQuestion = reply(api.answerExerciseQuestion, (call) => {
  const attempt = ownAttempt(call);
  const { questionId, alternativeId } = call.params;
  const question = found(questionsOf(call.store, attempt.contentId).find(({ id }) => id === questionId));
  if (!question.alternatives.some(({ id }) => id === alternativeId)) refuse('NOT_FOUND');
  return record(call, attempt, question, { alternativeId });
});

/** Finishes the attempt and, as the other family of calls does, the content (QUIZ-12). */
export const finishExerciseQuestionnaire = reply(api.finishExerciseQuestionnaire, (call) => {
  const { store, me, now } = call;
  const attempt = ownAttempt(call);
  if (attempt.finishedAt) refuse('QUESTIONNAIRE_FINISHED');
  const content = found(store.get('contents', attempt.contentId));
  const finished = store.transaction(() => {
    finish({ store, userId: me.id, now }, content);
    return store.patch('attempts', attempt.id, { finishedAt: now });
  });
  return { questionnaire: attemptView(store, finished) };
});
