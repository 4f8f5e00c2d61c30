import * as api from '@student/api-client';
import { type RatingInput, ratingProblems } from '@student/domain';
import type { Call } from '../call.ts';
import { type CourseParams, contentAt, studiedContentAt } from '../contents/find.ts';
import { newestFirst, sliceOf } from '../paging.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { ratingViews } from '../views/rating.ts';

const perSlice = 15;

const rate = (call: Call<CourseParams, RatingInput>) => {
  const { store, me, now } = call;
  const content = studiedContentAt(call);
  const { stars } = call.body;
  const message = call.body.message?.trim() || null;
  if (ratingProblems({ stars, message }).message)
    refuseInvalid([violation('INVALID_RATING', 'message', 'Deixe uma mensagem')]);
  const facts = { stars, message, createdAt: now };
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
  const [view] = ratingViews(store, [rating]);
  return { rating: found(view) };
};

export const rateCourseContent = reply(api.rateCourseContent, rate, { stars: { code: 'INVALID_RATING' } });

export const listCourseContentRatings = reply(api.listCourseContentRatings, (call) => {
  const part = { ...newestFirst, offset: call.query.index() * perSlice, limit: perSlice + 1 };
  const some = call.store.list('ratings', { contentId: contentAt(call).id }, part);
  const { rows, hasMore } = sliceOf(some, 0, perSlice);
  return { ratings: ratingViews(call.store, rows), haveRatings: hasMore };
});

export const deleteCourseContentRating = reply(api.deleteCourseContentRating, (call) => {
  const rating = found(call.store.get('ratings', call.params.ratingId));
  if (rating.userId !== call.me.id || rating.contentId !== contentAt(call).id) refuse('NOT_FOUND');
  call.store.remove('ratings', rating.id);
  return done;
});
