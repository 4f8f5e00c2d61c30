import { CommentPage, named, RatingLike } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, Page, Search } from '../query-fields.ts';

/** Like a rating. */
export const likeRating = endpoint('POST /api/decola/rate/:ratingId/likes', {
  data: named('likes', v.array(RatingLike)),
});

/** Take back one's like. */
export const unlikeRating = endpoint('DELETE /api/decola/rate/:ratingId/likes', {
  data: named('likes', v.array(RatingLike)),
});

/** List the comments about a course. */
export const listCourseComments = endpoint('GET /api/decola/rate/:id', {
  query: {
    page: Page,
    limit: limit(15),
    search: Search,
  },
  data: CommentPage,
});

/** List the comments about an event. */
export const listEventComments = endpoint('GET /api/decola/event/:eventId/ratings', {
  query: {
    page: Page,
    limit: limit(15),
    search: Search,
  },
  data: CommentPage,
});
