import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { matches, pageOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import { commentView, likesView } from '../views/rating.ts';

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

const commentPage = ({ store, query }: Call, ratings: Records['ratings'][]) => {
  const search = query.text('search');
  const comments = ratings
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((rating) => commentView(store, rating))
    .filter(({ message, userName }) => matches(search, message, userName));
  const { rows, totalPages } = pageOf(comments, query.page(), query.limit(15));
  return { comments: rows, totalPages };
};

export const listCourseComments = reply(api.listCourseComments, (call) => {
  const { id } = found(call.store.get('courses', call.params.id));
  return commentPage(call, call.store.list('ratings', { courseId: id }));
});

export const listEventComments = reply(api.listEventComments, (call) => {
  const { id } = found(call.store.get('events', call.params.eventId));
  return commentPage(call, call.store.list('ratings', { eventId: id }));
});
