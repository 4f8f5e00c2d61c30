import * as v from 'valibot';
import { Id } from './values.ts';

export const Company = v.object({
  id: Id,
  name: v.string(),
});
export type Company = v.InferOutput<typeof Company>;

export const Team = v.object({
  id: Id,
  name: v.string(),
});
export type Team = v.InferOutput<typeof Team>;
