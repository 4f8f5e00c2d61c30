import * as v from 'valibot';
import { entity } from './entity.ts';
import { rows } from './rows.ts';
import { Count, Id, Instant, Stars, Url } from './values.ts';

/** Refused with INVALID_RATING when out of range (Selecione entre uma e cinco estrelas.) or when the message is missing below 4 stars (Deixe uma mensagem). */
export const RatingInput = v.strictObject({
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Required and not blank below 4 stars. */
  message: v.nullish(v.string()),
});
export type RatingInput = v.InferInput<typeof RatingInput>;

export const RatingLike = entity(
  {
    userID: Id,
  },
  { userID: 'userId' },
);
export type RatingLike = v.InferOutput<typeof RatingLike>;

export const Rating = entity(
  {
    id: Id,
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    message: v.nullable(v.string()),
    likes: v.array(RatingLike),
    userName: v.string(),
    userImage: v.nullable(Url),
    createdAt: Instant,
    userID: Id,
  },
  { userImage: 'userImageUrl', userID: 'userId' },
);
export type Rating = v.InferOutput<typeof Rating>;

export const Comment = entity(
  {
    userName: v.string(),
    message: v.nullable(v.string()),
    createAt: Instant,
    /** Stars. */
    rating: v.nullable(Stars),
    userImage: v.nullable(Url),
    contentName: v.nullable(v.string()),
  },
  { createAt: 'createdAt', userImage: 'userImageUrl' },
);
export type Comment = v.InferOutput<typeof Comment>;

export const CommentPage = v.object({
  comments: rows(Comment),
  totalPages: Count,
});
export type CommentPage = v.InferOutput<typeof CommentPage>;

/** Part of the ratings of a content; `hasRatings` tells whether there are more to load. */
export const RatingSlice = entity(
  { ratings: rows(Rating), haveRatings: v.boolean() },
  { haveRatings: 'hasRatings' },
);
export type RatingSlice = v.InferOutput<typeof RatingSlice>;
