import type { getCourseTrack } from '@student/api-client';
import { keyOf, type QueriesAt } from './endpoint-query.ts';

/** Named by its path, so that whoever makes tracks stale does not load what answers it. */
const path: (typeof getCourseTrack)['path'] = '/api/decola/courseTrack/:id';

/**
 * All that tells of tracks, whichever call it was: what they count, and how far the person is with each of their courses, events and
 * training courses (TRACK-04, TRACK-05).
 */
export const tracksStale: QueriesAt = { queryKey: keyOf({ path }) };
