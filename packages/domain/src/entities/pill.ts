import * as v from 'valibot';
import { entity } from './entity.ts';
import { rows } from './rows.ts';
import { Flag, Id, Instant, maybe, Url, Whole } from './values.ts';
import { YoutubeVideo } from './video.ts';

export const Pill = entity(
  {
    id: Id,
    title: v.string(),
    isPublic: Flag,
    imageURL: v.nullable(Url),
    /** Null where nothing is said. */
    isActive: maybe(v.boolean()),
    lastChange: maybe(Instant),
    activationDate: maybe(Instant),
    inactivationDate: maybe(Instant),
    url: v.nullable(Url),
    youtube: v.nullable(YoutubeVideo),
    isWatched: v.boolean(),
    /** Course opened by the button of the story viewer. */
    idCourse: v.nullable(Whole),
  },
  { imageURL: 'imageUrl', idCourse: 'courseId' },
);
export type Pill = v.InferOutput<typeof Pill>;

export const PillSlice = entity(
  {
    pills: rows(Pill),
    has_more: v.boolean(),
  },
  { has_more: 'hasMore' },
);
export type PillSlice = v.InferOutput<typeof PillSlice>;
