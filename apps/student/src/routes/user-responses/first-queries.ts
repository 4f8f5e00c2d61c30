import { contentsQuery } from '../../contents/content.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** The list of contents, which says of which one the questionnaire is (QUIZ-01). */
export const firstQueries = (({ courseId }) => [
  { ...contentsQuery({ kind: 'course', courseId }), staleTime: 0 },
]) satisfies FirstQueries<{ courseId: number }>;
