import { isBlank } from './blank.ts';
import { readId } from './ids.ts';

type DoubtCode = 'INVALID_CONTENT_DOUBT.title' | 'INVALID_CONTENT_DOUBT.description';
type QuestionCode = 'INVALID_ID' | 'EMPTY_FIELD.title' | 'EMPTY_FIELD.description';

type DoubtDraft = { title: string; description: string };

/** Everything wrong with a doubt, in the order of its fields; the first one is the one shown (COURSE-25, COURSE-26, COURSE-29). */
export function doubtProblems(doubt: DoubtDraft): DoubtCode[] {
  return [
    ...(isBlank(doubt.title) ? (['INVALID_CONTENT_DOUBT.title'] as const) : []),
    ...(isBlank(doubt.description) ? (['INVALID_CONTENT_DOUBT.description'] as const) : []),
  ];
}

/** Everything wrong with a doubt sent through the questions call, whose ids come from an address (COURSE-27, COURSE-28). */
export function questionProblems(
  question: DoubtDraft & { courseId: number | string; contentId: number | string },
): QuestionCode[] {
  return [
    ...(isId(question.courseId) && isId(question.contentId) ? [] : (['INVALID_ID'] as const)),
    ...(isBlank(question.title) ? (['EMPTY_FIELD.title'] as const) : []),
    ...(isBlank(question.description) ? (['EMPTY_FIELD.description'] as const) : []),
  ];
}

const isId = (id: number | string) => readId(String(id)) !== undefined;

/** By which the clock of an answer and that of its notification may differ, in ms. */
const clocksDiffer = 60_000;

/**
 * The doubt that was answered nearest to a moment: a notification tells when it was made, but not of which doubt (NOTIF-02, NOTIF-06).
 * `undefined` while all answers are older: the list was read before this one came.
 */
export function doubtAnsweredAt<Doubt extends { respondedAt?: string | null | undefined }>(
  doubts: readonly Doubt[],
  moment: string,
): Doubt | undefined {
  const sinceOf = ({ respondedAt }: Doubt) =>
    respondedAt ? Date.parse(respondedAt) - Date.parse(moment) : Number.NEGATIVE_INFINITY;
  return doubts
    .filter((doubt) => sinceOf(doubt) >= -clocksDiffer)
    .sort((one, other) => Math.abs(sinceOf(one)) - Math.abs(sinceOf(other)))[0];
}
