import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { matches, newestFirst, pageOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import type { Where } from '../store/store.ts';
import { commentViews, likesView } from '../views/rating.ts';

const withLikes = ({ store, params }: Call<{ ratingId: number }>, change: (likes: number[]) => number[]) =>
  store.transaction(() => {
    const { id, likes } = found(store.get('ratings', params.ratingId));
    return { likes: likesView(store.patch('ratings', id, { likes: change(likes) })) };
  });

export const likeRating = reply(api.likeRating, (call) =>
  withLikes(call, (likes) => [...likes.filter((id) => id !== call.me.id), call.me.id]),
);

export const unlikeRating = reply(api.unlikeRating, (call) =>
  withLikes(call, (likes) => likes.filter((id) => id !== call.me.id)),
);

/** One page of the comments on a course or an event. A search reads all of them, since it is for their authors' names too. */
const commentPage = ({ store, query }: Call, where: Where<'ratings'>) => {
  const [search, page, limit] = [query.text('search'), query.page(), query.limit(15)];
  if (search === '') {
    const part = { ...newestFirst, limit, offset: (page - 1) * limit };
    const totalPages = Math.ceil(store.count('ratings', where) / limit);
    return { comments: commentViews(store, store.list('ratings', where, part)), totalPages };
  }
  const comments = commentViews(store, store.list('ratings', where, newestFirst)).filter(
    ({ message, userName }) => matches(search, message, userName),
  );
  const { rows, totalPages } = pageOf(comments, page, limit);
  return { comments: rows, totalPages };
};

export const listCourseComments = reply(api.listCourseComments, (call) => {
  const { id } = found(call.store.get('courses', call.params.id));
  return commentPage(call, { courseId: id });
});

export const listEventComments = reply(api.listEventComments, (call) => {
  const { id } = found(call.store.get('events', call.params.eventId));
  return commentPage(call, { eventId: id });
});
