import * as v from 'valibot';
import { entity } from './entity.ts';
import { Id, maybe, Url } from './values.ts';

export const InformationItem = entity(
  {
    id: Id,
    title: v.string(),
    /** Rich text. */
    description: v.nullable(v.string()),
    imageURL: maybe(Url),
    /** Where the item leads. */
    url: maybe(Url),
  },
  { imageURL: 'imageUrl' },
);
export type InformationItem = v.InferOutput<typeof InformationItem>;
