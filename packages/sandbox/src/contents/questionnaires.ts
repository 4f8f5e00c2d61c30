import { acceptsAnswer, contentTypes, questionPages } from '@student/domain';
import type { Call } from '../call.ts';
import type { Complaints } from '../complaints.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import type { Records } from '../store/records.ts';
import type { Answer, Attempt } from '../store/records-learning.ts';
import type { Store } from '../store/store.ts';
import { stateIn } from '../studying.ts';
import { attemptsOf, attemptView } from '../views/content.ts';
import { hasRunOut } from './deadline.ts';
import { type ClassParams, type CourseParams, contentAt, openContentAt, refuseClosed } from './find.ts';

type At = Call<CourseParams | ClassParams>;
type InAttempt = At & Call<{ questionnaireId: number }>;
type OnPage = InAttempt & Call<{ page: number }>;
type Question = Records['questions'];

/** The questions of a content, one to a page. */
export const questionsOf = (store: Store, contentId: number): Question[] =>
  store.list('questions', { contentId }).sort((one, other) => one.position - other.position);

/** A question as the person sees it: what is right shows only once it is answered. */
export const questionView = (question: Question, answer: Answer | undefined) => ({
  id: question.id,
  description: question.description,
  type: question.type,
  alternatives: question.alternatives,
  attemptLimit: question.attemptLimit,
  attempts: answer?.attempts ?? 0,
  isCorrect: answer?.isCorrect ?? null,
  answeredAlternativeId: answer?.alternativeId ?? null,
  answer: answer?.text ?? null,
});

const answerTo = (attempt: Attempt, questionId: number) =>
  attempt.answers.find((answer) => answer.questionId === questionId);

/** One page; NOT_FOUND beyond the last. */
export const pageView = (store: Store, attempt: Attempt, page: number) => {
  const questions = questionsOf(store, attempt.contentId);
  const question = found(questions[page - 1]);
  const { previous, next } = questionPages(page, questions.length);
  return {
    question: questionView(question, answerTo(attempt, question.id)),
    page,
    previousPage: previous,
    nextPage: next,
    totalPages: questions.length,
  };
};

/**
 * Records an answer and tells whether it is right. Refuses when the attempt is over (by hand or by time) or the question
 * was answered as often as it allows.
 */
export const record = (
  { store, now }: { store: Store; now: string },
  attempt: Attempt,
  question: Question,
  given: { alternativeId: number } | { text: string },
) => {
  const content = found(store.get('contents', attempt.contentId));
  if (attempt.finishedAt || hasRunOut(content, attempt, now)) refuse('QUESTIONNAIRE_FINISHED');
  const before = answerTo(attempt, question.id);
  const attempts = before?.attempts ?? 0;
  if (!acceptsAnswer({ attempts, attemptLimit: question.attemptLimit })) refuse('ATTEMPT_LIMIT_REACHED');
  const alternativeId = 'alternativeId' in given ? given.alternativeId : null;
  const answer: Answer = {
    questionId: question.id,
    alternativeId,
    text: 'text' in given ? given.text : null,
    attempts: attempts + 1,
    isCorrect: alternativeId === null ? null : alternativeId === question.correctId,
  };
  const others = attempt.answers.filter(({ questionId }) => questionId !== question.id);
  store.patch('attempts', attempt.id, { answers: [...others, answer] });
  return { question: questionView(question, answer) };
};

/** A new attempt: the content goes back to progress 0, corrects and answered to none. */
export const generateQuestionnaire = (call: At) => {
  const content = openContentAt(call);
  const { store, me, now } = call;
  if (content.type !== contentTypes.exercise) refuse('NOT_FOUND');
  const attempts = attemptsOf(store, me.id, content.id);
  if (content.attemptLimit !== null && attempts.length >= content.attemptLimit)
    refuse('ATTEMPT_LIMIT_REACHED');
  const state = stateIn({ store, userId: me.id, now }, content);
  store.patch('contentStates', state.id, { progress: 0, watched: 0, finishedAt: null });
  for (const { id, finishedAt } of attempts)
    if (!finishedAt) store.patch('attempts', id, { finishedAt: now });
  const number = attempts.length + 1;
  const attempt = {
    userId: me.id,
    contentId: content.id,
    number,
    createdAt: now,
    finishedAt: null,
    answers: [],
  };
  return { questionnaire: attemptView(store, store.insert('attempts', attempt)) };
};

/** The attempt of this person that the path names, while its content is open; anybody else's is NOT_FOUND. */
export const ownAttempt = (call: Call<{ questionnaireId: number }>): Attempt => {
  const attempt = found(call.store.get('attempts', call.params.questionnaireId));
  if (attempt.userId !== call.me.id) refuse('NOT_FOUND');
  refuseClosed(call, found(call.store.get('contents', attempt.contentId)));
  return attempt;
};

/** The same, if it is of the content that the path names. */
const attemptAt = (call: InAttempt): Attempt => {
  const attempt = ownAttempt(call);
  return attempt.contentId === contentAt(call).id ? attempt : refuse('NOT_FOUND');
};

export const getPage = (call: OnPage) => pageView(call.store, attemptAt(call), call.params.page);

const questionAt = (call: OnPage, attempt: Attempt): Question =>
  found(questionsOf(call.store, attempt.contentId)[call.params.page - 1]);

export const answerByAlternative = (call: OnPage & Call<{ altId: number }>) => {
  const attempt = attemptAt(call);
  const question = questionAt(call, attempt);
  if (!question.alternatives.some(({ id }) => id === call.params.altId)) refuse('NOT_FOUND');
  return record(call, attempt, question, { alternativeId: call.params.altId });
};

export const answerByText = (call: OnPage & { body: { answer: string } }) => {
  const attempt = attemptAt(call);
  const question = questionAt(call, attempt);
  if (question.type !== 'DESCRIPTIVE')
    refuseInvalid([violation('VALIDATION_ERROR', 'answer', 'Escolha uma das alternativas.')]);
  const text = call.body.answer.trim();
  if (text === '') refuseInvalid([violation('VALIDATION_ERROR', 'answer', sayNothing)]);
  return record(call, attempt, question, { text });
};

const sayNothing = 'Escreva a sua resposta.';

/** What is told of an answer in words that does not fit. */
export const answerComplaints: Complaints = { answer: { code: 'VALIDATION_ERROR', message: sayNothing } };

export const listResponses = (call: InAttempt) => {
  const attempt = attemptAt(call);
  return {
    questionnaire: attemptView(call.store, attempt),
    questions: questionsOf(call.store, attempt.contentId).map((question) =>
      questionView(question, answerTo(attempt, question.id)),
    ),
  };
};
