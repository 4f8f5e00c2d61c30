import { questionnaireDeadline } from '@student/domain';
import type { Attempt, Content } from '../store/records-learning.ts';

/** True once the time of the exercise has run out (QUIZ-15). The attempt keeps its answers and takes no more. */
export const hasRunOut = (
  { maximumTime }: Pick<Content, 'maximumTime'>,
  { createdAt }: Pick<Attempt, 'createdAt'>,
  now: string,
): boolean => Date.parse(now) > (questionnaireDeadline(createdAt, maximumTime) ?? Number.POSITIVE_INFINITY);
