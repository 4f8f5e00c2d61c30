import * as v from 'valibot';
import { entity } from './entity.ts';
import { Flag, Id, Instant, maybe } from './values.ts';

/** A question and its answer (FORMS-14). */
export const FaqItem = entity(
  {
    id: Id,
    title: maybe(v.string()),
    question: v.string(),
    /** Rich text or markdown. */
    response: v.string(),
    isActive: v.optional(v.boolean(), true),
    isLinked: Flag,
    showHomePage: v.optional(v.boolean(), true),
    lastChange: maybe(Instant),
  },
  { showHomePage: 'isOnHomePage' },
);
export type FaqItem = v.InferOutput<typeof FaqItem>;
