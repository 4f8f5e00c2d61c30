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

/** One's own comes first, so that who rates again finds what they change, however many have rated since; the others newest first. */
export const listCourseContentRatings = reply(api.listCourseContentRatings, (call) => {
  const { store, me, query } = call;
  const contentId = contentAt(call).id;
  const own = store.list('ratings', { contentId, userId: me.id });
  const begin = query.index() * perSlice;
  const mine = own.slice(begin, begin + perSlice);
  const others = store.list(
    'ratings',
    { contentId, userId: { not: me.id } },
    { ...newestFirst, offset: Math.max(0, begin - own.length), limit: perSlice + 1 - mine.length },
  );
  const { rows, hasMore } = sliceOf([...mine, ...others], 0, perSlice);
  return { ratings: ratingViews(store, rows), haveRatings: hasMore };
});

export const deleteCourseContentRating = reply(api.deleteCourseContentRating, (call) => {
  const rating = found(call.store.get('ratings', call.params.ratingId));
  if (rating.userId !== call.me.id || rating.contentId !== contentAt(call).id) refuse('NOT_FOUND');
  call.store.remove('ratings', rating.id);
  return done;
});
