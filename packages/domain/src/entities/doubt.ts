import * as v from 'valibot';
import { entity } from './entity.ts';
import { FilledText, Id, Instant, maybe, Url } from './values.ts';

/** Blank fields are refused with INVALID_CONTENT_DOUBT or EMPTY_FIELD; all violations come together. */
export const DoubtInput = v.strictObject({
  title: FilledText,
  description: FilledText,
});
export type DoubtInput = v.InferInput<typeof DoubtInput>;

export const Doubt = entity(
  {
    id: Id,
    title: v.string(),
    description: v.string(),
    createdAt: maybe(Instant),
    userName: maybe(v.string()),
    userImage: maybe(Url),
    /** Rich text; null until the instructor answers. */
    response: maybe(v.string()),
    respondedAt: maybe(Instant),
  },
  { userImage: 'userImageUrl' },
);
export type Doubt = v.InferOutput<typeof Doubt>;
