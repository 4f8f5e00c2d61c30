import * as v from 'valibot';
import { entity } from './entity.ts';
import { Amount, Count, Day, Id, maybe, Url } from './values.ts';

export const UserStatistics = v.object({
  completeCourses: Count,
  /** Seconds. */
  totalWatched: Count,
  certificateGenerated: Count,
  decoins: Count,
});
export type UserStatistics = v.InferOutput<typeof UserStatistics>;

export const AccessCount = v.object({
  date: Day,
  /** Accesses in the period that starts on this date. */
  quantity: Count,
});
export type AccessCount = v.InferOutput<typeof AccessCount>;

export const StudentEngagement = entity(
  {
    id: Id,
    name: v.string(),
    image: maybe(Url),
    /** Place in the ranking, from 1. */
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Score. */
    engagement: Amount,
  },
  { image: 'imageUrl' },
);
export type StudentEngagement = v.InferOutput<typeof StudentEngagement>;
