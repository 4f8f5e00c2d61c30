import { readId } from '@student/domain';

const prefix = 'exercise/';

/** How a questionnaire that is opened by itself, in no place of contents, is named in the outbox: `exercise/65` (QUIZ-17). */
export const exerciseKey = (questionnaireId: number): string => `${prefix}${questionnaireId}`;

/** The questionnaire that `exerciseKey` named; `undefined` for any other text. */
export const readExerciseKey = (key: string): number | undefined =>
  key.startsWith(prefix) ? readId(key.slice(prefix.length)) : undefined;
