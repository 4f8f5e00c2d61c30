import { Done, named, Pill, PillSlice } from '@student/domain';
import { endpoint } from '../endpoint.ts';
import { Index, limit } from '../query-fields.ts';

/** List the pills. Note has_more, unlike hasMore elsewhere. */
export const listPills = endpoint('GET /api/decola/pills', {
  query: {
    index: Index,
    limit: limit(11),
  },
  data: PillSlice,
});

/** Read one pill. */
export const getPill = endpoint('GET /api/decola/pills/:id', {
  data: named('pill', Pill),
});

/** Mark a pill as watched. No body. Sent when its video starts playing. */
export const watchPill = endpoint('POST /api/decola/pills/:id/watch', {
  data: Done,
});
