import type { FirstQueries } from '../../queries/first-queries.ts';
import { courseTrackQuery, requiredTracksQuery } from './course-tracks.queries.ts';

/** The track that the address names, and which ones are mandatory. */
export const firstQueries = (({ entityId }) => [
  courseTrackQuery(entityId),
  requiredTracksQuery(),
]) satisfies FirstQueries<{ entityId: number }>;
