import * as v from 'valibot';
import { entity } from './entity.ts';
import { Id, maybe, Url } from './values.ts';

export const Instructor = entity(
  {
    id: Id,
    name: v.string(),
    image: v.nullable(Url),
    profession: maybe(v.string()),
    biography: maybe(v.string()),
    email: maybe(v.string()),
  },
  { image: 'imageUrl' },
);
export type Instructor = v.InferOutput<typeof Instructor>;
