import * as v from 'valibot';
import { entity } from './entity.ts';
import { Id, maybe } from './values.ts';

export const FaqItem = entity(
  {
    id: Id,
    title: maybe(v.string()),
    question: v.string(),
    /** Rich text or markdown. */
    response: v.string(),
    isActive: v.optional(v.boolean(), true),
    showHomePage: v.optional(v.boolean(), true),
  },
  { showHomePage: 'isOnHomePage' },
);
export type FaqItem = v.InferOutput<typeof FaqItem>;
