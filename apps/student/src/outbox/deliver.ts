import {
  ApiError,
  acceptDailyDecoinLimit,
  answerEvaluationQuestion,
  answerExerciseQuestion,
  checkInToEvent,
  checkInToTrainingCourse,
  finishExerciseQuestionnaire,
  sendLastWrite,
  watchPill,
  wireError,
} from '@student/api-client';
import {
  type Doubt,
  type EvaluationQuestion,
  type Note,
  type OutboxEntry,
  type Question,
  readCheckInKey,
  readPillKey,
} from '@student/domain';
import { callsOf, paramsOf } from '../contents/content-calls.ts';
import { readContentKey } from '../contents/content-place.ts';
import { trainingIdOf } from '../contents/evaluation.queries.ts';
import { readExerciseKey } from '../contents/exercise-key.ts';
import type { Platform } from '../platform.ts';
import type { Request } from '../request.ts';

/** What the server answered to an act, as far as somebody shows it. */
export type Answer = {
  progress?: number;
  note?: Note;
  doubt?: Doubt;
  question?: Question;
  evaluated?: EvaluationQuestion;
};

/** How long one attempt may take, in ms. */
const timeout = 10_000;

type Way = { request: Request; isHidden: Platform['isHidden'] };

/**
 * Sends one entry to the call it stands for, under its own key, so that the server can tell a repeated one.
 * @throws {ApiError} when it did not arrive, or was refused
 */
export async function deliver(way: Way, entry: OutboxEntry): Promise<Answer> {
  try {
    return await send(way, entry);
  } catch (error) {
    // The server took it and answered in a shape that this version does not know.
    if (error instanceof ApiError && error.issues.length > 0 && isSuccess(error)) return {};
    throw error;
  }
}

async function send(way: Way, entry: OutboxEntry): Promise<Answer> {
  const { request, isHidden } = way;
  const { id: idempotencyKey, content, act } = entry;
  const exercise = readExerciseKey(content);
  if (exercise !== undefined) return sendToExercise(way, entry, exercise);
  const attempt = {
    signal: AbortSignal.timeout(timeout),
    idempotencyKey,
    // A page that is hidden may be closed while the call is under way.
    keepalive: isHidden(),
  };
  if (act.kind === 'acceptLimit') {
    await request(acceptDailyDecoinLimit, attempt);
    return {};
  }
  if (act.kind === 'watch') {
    const id = readPillKey(content);
    if (id === undefined) throw wireError('INVALID_ID');
    await request(watchPill, { ...attempt, params: { id } });
    return {};
  }
  if (act.kind === 'checkIn') {
    const target = readCheckInKey(content);
    if (!target) throw wireError('INVALID_ID');
    const scanned = { ...attempt, token: act.token };
    if (target.kind === 'event') await request(checkInToEvent, { ...scanned, query: { date: target.date } });
    else await request(checkInToTrainingCourse, { ...scanned, query: { id: target.menuId } });
    return {};
  }
  const placed = readContentKey(content);
  if (!placed) throw wireError('INVALID_ID');
  const { place, contentId } = placed;
  const calls = callsOf(place);
  const options = { ...attempt, params: paramsOf(place, { contentId }) };
  switch (act.kind) {
    case 'progress': {
      const body = { speedRate: act.speedRate };
      return { progress: await request(calls.saveProgress, { ...options, body }) };
    }
    case 'checkpoint':
      await request(calls.saveCheckpoint, { ...options, body: { seconds: act.seconds } });
      return {};
    case 'scorm': {
      const checkpoints = Object.entries(act.pairs).map(([key, value]) => ({ key, value }));
      await request(calls.savePackageState, { ...options, body: { checkpoints } });
      return {};
    }
    case 'finish':
      return { progress: (await request(calls.finish, options)).progress };
    case 'note':
      return { note: await request(calls.createNote, { ...options, body: { text: act.text } }) };
    case 'doubt': {
      const body = { title: act.title, description: act.description };
      return { doubt: await request(calls.createDoubt, { ...options, body }) };
    }
    case 'alternative': {
      const { questionnaireId, page, alternativeId: altId } = act;
      const params = paramsOf(place, { contentId, questionnaireId, page, altId });
      return { question: await request(calls.answerByAlternative, { ...options, params }) };
    }
    case 'descriptive': {
      const { questionnaireId, page, answer } = act;
      const params = paramsOf(place, { contentId, questionnaireId, page });
      return { question: await request(calls.answerByText, { ...options, params, body: { answer } }) };
    }
    case 'evaluation': {
      const { searchFormId, questionId, answer: body } = act;
      const params = { searchFormId, trainingId: trainingIdOf(place), questionId };
      return { evaluated: await request(answerEvaluationQuestion, { ...attempt, params, body }) };
    }
    default:
      throw wireError('NOT_IMPLEMENTED');
  }
}

/** An exercise that is opened by itself has calls of its own (QUIZ-19, QUIZ-20); it takes no answers in words. */
async function sendToExercise(
  { request, isHidden }: Way,
  { id, act }: OutboxEntry,
  questionnaireId: number,
): Promise<Answer> {
  const options = {
    signal: AbortSignal.timeout(timeout),
    idempotencyKey: id,
    keepalive: isHidden(),
  };
  switch (act.kind) {
    case 'alternative': {
      const { questionId, alternativeId } = act;
      const params = { questionnaireId, questionId, alternativeId };
      return { question: await request(answerExerciseQuestion, { ...options, params }) };
    }
    case 'finish':
      await request(finishExerciseQuestionnaire, { ...options, params: { questionnaireId } });
      return {};
    default:
      throw wireError('NOT_IMPLEMENTED');
  }
}

/** Sends the last position of a page that is being closed; it has started when this returns, and nobody hears the answer. */
export function deliverLast(
  { fetch }: Platform,
  { content, act }: OutboxEntry,
  idempotencyKey: string,
): void {
  const placed = readContentKey(content);
  if (!placed || act.kind !== 'checkpoint') return;
  const { place, contentId } = placed;
  sendLastWrite(
    callsOf(place).saveCheckpoint,
    { params: paramsOf(place, { contentId }), body: { seconds: act.seconds }, idempotencyKey },
    { fetch },
  );
}

const isSuccess = ({ status = 0 }: ApiError) => status >= 200 && status < 300;
