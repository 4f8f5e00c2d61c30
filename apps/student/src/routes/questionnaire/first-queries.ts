import { contentsQuery } from '../../contents/content.queries.ts';
import { placeIn, placeTitleQuery } from '../../contents/content-place.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** The list of contents, which says of which one the questionnaire is (QUIZ-01), and the name of the course or event. */
export const firstQueries = ((params) => {
  const place = placeIn(params);
  return [{ ...contentsQuery(place), staleTime: 0 }, placeTitleQuery(place)];
}) satisfies FirstQueries<Readonly<Record<string, number>>>;
