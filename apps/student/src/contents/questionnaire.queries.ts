import {
  getExerciseQuestionnaireCover,
  getExerciseQuestionnairePage,
  listCourseContentQuestionnaireResponses,
} from '@student/api-client';
import type { OutboxEntry } from '@student/domain';
import { endpointQuery, keptForGood } from '../queries/endpoint-query.ts';
import type { Attempt } from './attempt.ts';
import { callsOf, paramsOf } from './content-calls.ts';
import { readContentKey } from './content-place.ts';
import { readExerciseKey } from './exercise-key.ts';

/** One question of an attempt (QUIZ-05, QUIZ-18). */
export const questionQuery = (attempt: Attempt, page: number) => {
  const { questionnaireId } = attempt;
  if (attempt.kind === 'exercise')
    return keptForGood(
      endpointQuery(getExerciseQuestionnairePage, { params: { questionnaireId }, query: { page } }),
    );
  const { place, contentId } = attempt.placed;
  return keptForGood(
    endpointQuery(callsOf(place).getQuestionnairePage, {
      params: paramsOf(place, { contentId, questionnaireId, page }),
    }),
  );
};

/** What an exercise that is opened by itself is, and for how long (QUIZ-18). */
export const exerciseCoverQuery = (questionnaireId: number) =>
  endpointQuery(getExerciseQuestionnaireCover, { params: { questionnaireId } });

/** All answers of an attempt in a course (QUIZ-16). */
export const responsesQuery = (params: { courseId: number; contentId: number; questionnaireId: number }) =>
  endpointQuery(listCourseContentQuestionnaireResponses, { params });

/** The question that an act answers; `undefined` for any other act. */
export function questionOf({ content, act }: OutboxEntry): ReturnType<typeof questionQuery> | undefined {
  if (act.kind !== 'alternative' && act.kind !== 'descriptive') return undefined;
  const { questionnaireId, page } = act;
  if (readExerciseKey(content) !== undefined)
    return questionQuery({ kind: 'exercise', questionnaireId }, page);
  const placed = readContentKey(content);
  return placed && questionQuery({ kind: 'content', placed, questionnaireId }, page);
}
