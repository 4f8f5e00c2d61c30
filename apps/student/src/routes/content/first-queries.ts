import { contentQuery, contentsQuery } from '../../contents/content.queries.ts';
import { placedIn, placeTitleQuery } from '../../contents/content-place.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** The content and its list, always asked for anew (PLAYER-01), and the name of the course or event. */
export const firstQueries = ((params) => {
  const placed = placedIn(params);
  return [
    { ...contentQuery(placed), staleTime: 0 },
    { ...contentsQuery(placed.place), staleTime: 0 },
    placeTitleQuery(placed.place),
  ];
}) satisfies FirstQueries<Readonly<Record<string, number>>>;
