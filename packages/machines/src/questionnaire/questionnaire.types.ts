import type { Failure, OutboxAct } from '@student/domain';

export type QuestionnaireInput = {
  /** Which content or exercise this is, for logs and the inspector, e.g. `course/12/7`. */
  content: string;
  /** The attempt that is open; without one its cover is. */
  questionnaireId?: number;
};

/** Words to a question that are not recorded as they stand. */
export type Draft = {
  text: string;
  /** A question that counts its answers is not answered by a pause. */
  saving: 'byItself' | 'onRequest';
};

export type QuestionnaireContext = {
  content: string;
  questionnaireId: number | undefined;
  /** Time left in ms, once the clock has told. */
  left: number | undefined;
  /** By page: the alternative that was chosen and that the server has not answered yet. */
  chosen: Readonly<Record<number, number>>;
  /** By page: how many choices the server has not answered yet. */
  choices: Readonly<Record<number, number>>;
  /** By page: what was written here. */
  drafts: Readonly<Record<number, Draft>>;
  /** By page: what of that was recorded last. */
  recorded: Readonly<Record<number, string>>;
  /** By page: why the server did not take an answer. */
  refusals: Readonly<Record<number, Failure>>;
  failure: Failure | undefined;
};

export type QuestionnaireEvent =
  /** The cover is left for a new attempt. */
  | { type: 'attempt.begin' }
  | { type: 'answer.choose'; page: number; questionId: number; alternativeId: number }
  | { type: 'answer.type'; page: number; text: string; saving: Draft['saving'] }
  /** What was written is the answer now. */
  | { type: 'answer.save'; page: number }
  /** The question is left for another one. */
  | { type: 'question.leave' }
  /** The server has an answer, or will never take it. */
  | { type: 'answer.confirm'; page: number }
  | { type: 'answer.refuse'; page: number; failure: Failure }
  /** The server's clock: so many ms are left. */
  | { type: 'time.pass'; left: number }
  /** The clock has reached zero. */
  | { type: 'time.end' }
  | { type: 'finish.ask' }
  | { type: 'finish.cancel' }
  | { type: 'finish.send' }
  /** A finish of another tab or of an earlier visit waits to be sent. */
  | { type: 'finish.wait' }
  /** The server has the finish, or will never take it. */
  | { type: 'finish.confirm' }
  | { type: 'finish.refuse'; failure: Failure }
  | { type: 'page.hide' }
  | { type: 'attempt.leave' };

export type QuestionnaireEmitted =
  /** Something is done that the server has to know; the app keeps it until the server does. */
  | { type: 'act.record'; act: OutboxAct }
  /** A new attempt is there; the route leads to its first question. */
  | { type: 'attempt.begun'; questionnaireId: number };
