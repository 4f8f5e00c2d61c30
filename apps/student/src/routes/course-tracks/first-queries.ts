import type { FirstQueries } from '../../queries/first-queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { courseTrackQuery } from './course-tracks.queries.ts';

/** The track that the address names, and which ones are mandatory. */
export const firstQueries = (({ entityId }) => [
  courseTrackQuery(entityId),
  requiredTracksQuery(),
]) satisfies FirstQueries<{ entityId: number }>;
