import * as api from '@student/api-client';
import { type EvaluationAnswer, evaluationAnswerProblem, starsOnScale } from '@student/domain';
import type { Call } from '../call.ts';
import { isClosed } from '../contents/access.ts';
import { trainingIdOf } from '../contents/studied.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { learnerOf } from '../views/learner.ts';
import { trimmed } from '../wire-input.ts';

type Question = Records['formQuestions'];
type Answer = Records['formAnswers'];

const questionsOf = (store: Store, formId: number): Question[] => {
  const { id } = found(store.get('forms', formId));
  return store.list('formQuestions', { formId: id }).sort((one, other) => one.position - other.position);
};

/**
 * The questions of a form, in order, for who may open an evaluation of this training that asks them. NOT_FOUND when the training
 * has none such or does not exist, CONTENT_BLOCKED while it is closed. The path says not whether it means a course or an event.
 */
const questionsIn = (call: Call<{ searchFormId: number; trainingId: number }>): Question[] => {
  const { store, params, me, now } = call;
  const questions = questionsOf(store, params.searchFormId);
  const asking = store
    .list('contents', { formId: params.searchFormId })
    .filter((content) => trainingIdOf(store, content) === params.trainingId);
  if (asking.length === 0) refuse('NOT_FOUND');
  const learner = learnerOf(store, me.id, now);
  if (asking.every((content) => isClosed(learner, content))) refuse('CONTENT_BLOCKED');
  return questions;
};

/** Who takes part in no training that asks the form answers for nobody: enrolled in a course, or with a seat, without which it is closed. */
const refuseStranger = ({ store, me, params }: Call<{ searchFormId: number; trainingId: number }>) => {
  const asking = store
    .list('contents', { formId: params.searchFormId })
    .filter((content) => trainingIdOf(store, content) === params.trainingId);
  const takesPart = ({ courseId, classId }: (typeof asking)[number]) =>
    courseId === null
      ? store.find('seats', { userId: me.id, classId }) !== undefined
      : store.find('enrolments', { userId: me.id, courseId }) !== undefined;
  if (!asking.some(takesPart)) refuse('NOT_ENROLLED');
};

const view = (
  { id, title, description, imageURL, authorName, evaluation, type, choices, lastChange }: Question,
  answer: Answer | undefined,
) => ({
  id,
  title,
  description,
  imageURL,
  isActive: true,
  isLinked: true,
  showHomePage: false,
  lastChange,
  authorName,
  type,
  evaluation,
  singleChoices: type === 'SINGLE_CHOICE' ? choices : [],
  multiChoices: type === 'MULTIPLE_CHOICE' ? choices : [],
  answerId: answer?.answerId ?? null,
  multiAnswerIds: answer?.multiAnswerIds ?? [],
  answerText: answer?.answerText ?? null,
  stars: answer?.stars ?? null,
});

export const getEvaluationFormPage = reply(api.getEvaluationFormPage, (call) => {
  const { store, me, params } = call;
  const questions = questionsIn(call);
  const question = found(questions[Number(params.page) - 1]);
  const answers = store.list('formAnswers', { userId: me.id, trainingId: params.trainingId });
  const own = new Set(questions.map(({ id }) => id));
  return {
    question: view(
      question,
      answers.find(({ questionId }) => questionId === question.id),
    ),
    page: Number(params.page),
    totalPages: questions.length,
    answeredIds: answers.map(({ questionId }) => questionId).filter((id) => own.has(id)),
  };
});

/** Whether the field that the type asks for is there and fits. */
const fits = ({ type, choices, evaluation }: Question, answer: EvaluationAnswer): boolean => {
  const isChoice = (id: number | null | undefined) => choices.some((choice) => choice.id === id);
  const { answerId, multiAnswerIds = [], answerText, stars } = answer;
  switch (type) {
    case 'STARS':
      return !evaluationAnswerProblem({
        kind: 'stars',
        stars: stars ?? 0,
        scale: starsOnScale({ evaluation }),
      });
    case 'SINGLE_CHOICE':
      return (
        !evaluationAnswerProblem({ kind: 'single', answerId: answerId ?? undefined }) && isChoice(answerId)
      );
    case 'MULTIPLE_CHOICE':
      return !evaluationAnswerProblem({ kind: 'multiple', multiAnswerIds }) && multiAnswerIds.every(isChoice);
    case 'TEXT':
      return !evaluationAnswerProblem({ kind: 'text', answerText: answerText ?? '' });
  }
};

export const answerEvaluationQuestion = reply(api.answerEvaluationQuestion, (call) => {
  const { store, me, params, body } = call;
  const question = questionsIn(call).find(({ id }) => id === params.questionId);
  if (!question) return refuse('NOT_FOUND');
  refuseStranger(call);
  const given = trimmed(body);
  if (!fits(question, given))
    refuseInvalid([violation('VALIDATION_ERROR', 'answer', 'Responda à pergunta para continuar.')]);
  const where = { userId: me.id, trainingId: params.trainingId, questionId: question.id };
  const { type } = question;
  const answer = {
    ...where,
    answerId: type === 'SINGLE_CHOICE' ? (given.answerId ?? null) : null,
    multiAnswerIds: type === 'MULTIPLE_CHOICE' ? (given.multiAnswerIds ?? []) : [],
    answerText: type === 'TEXT' ? (given.answerText ?? null) : null,
    stars: type === 'STARS' ? (given.stars ?? null) : null,
  };
  const before = store.find('formAnswers', where);
  return {
    question: view(
      question,
      before ? store.patch('formAnswers', before.id, answer) : store.insert('formAnswers', answer),
    ),
  };
});
