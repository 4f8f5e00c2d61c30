import * as v from 'valibot';
import { Instant } from './values.ts';

export const Configuration = v.object({
  authorName: v.nullable(v.string()),
  modifiedAt: v.nullable(Instant),
  isMaintenanceMode: v.boolean(),
  isSuggestionMode: v.boolean(),
});
export type Configuration = v.InferOutput<typeof Configuration>;
