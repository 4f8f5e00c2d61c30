import * as api from '@student/api-client';
import { ratingProblems } from '@student/domain';
import * as v from 'valibot';
import { code } from '../call.ts';
import { contentAt } from '../contents/find.ts';
import { sliceOf } from '../paging.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { ratingView } from '../views/rating.ts';
import { Optional } from '../wire-input.ts';

const perSlice = 15;
const badStars = code('INVALID_RATING');
const Rating = v.object({
  stars: v.pipe(v.number(badStars), v.integer(badStars)),
  message: Optional(v.pipe(v.string(), v.trim())),
});

export const rateCourseContent = reply(api.rateCourseContent, async (call) => {
  const { store, me, now } = call;
  const content = contentAt(call);
  const { stars, message } = await call.body(Rating);
  const problems = ratingProblems({ stars, message: message ?? null });
  if (problems.stars) refuseInvalid([violation('INVALID_RATING', 'stars')]);
  if (problems.message) refuseInvalid([violation('INVALID_RATING', 'message', 'Deixe uma mensagem')]);
  const facts = { stars, message: message || null, createdAt: now };
  const before = store.find('ratings', { userId: me.id, contentId: content.id });
  const rating = before
    ? store.patch('ratings', before.id, facts)
    : store.insert('ratings', {
        ...facts,
        userId: me.id,
        courseId: content.courseId,
        contentId: content.id,
        eventId: null,
        likes: [],
      });
  return { rating: ratingView(store, rating) };
});

export const listCourseContentRatings = reply(api.listCourseContentRatings, (call) => {
  const all = call.store
    .list('ratings', { contentId: contentAt(call).id })
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const { rows, hasMore } = sliceOf(all, call.query.index(), perSlice);
  return { ratings: rows.map((rating) => ratingView(call.store, rating)), haveRatings: hasMore };
});

export const deleteCourseContentRating = reply(api.deleteCourseContentRating, (call) => {
  const rating = found(call.store.get('ratings', call.params.ratingId));
  if (rating.userId !== call.me.id || rating.contentId !== contentAt(call).id) refuse('NOT_FOUND');
  call.store.remove('ratings', rating.id);
  return done;
});
