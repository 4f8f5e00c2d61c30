import * as api from '@student/api-client';
import { matches, ordered, pageOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { courseCardViews, published } from '../views/course.ts';
import { learnerOf } from '../views/learner.ts';

export const listFavoriteTrainings = reply(api.listFavoriteTrainings, ({ store, me, query, now }) => {
  const [search, type] = [query.text('search'), query.oneOf('type', ['COURSE', 'EVENT', 'TRAINING_COURSE'])];
  const learner = learnerOf(store, me.id, now);
  const courses = store
    .list('favorites', { userId: me.id })
    .toReversed()
    .flatMap(({ courseId }) => store.get('courses', courseId) ?? [])
    .filter(({ isActive }) => isActive);
  const cards = courseCardViews(courses, learner).filter(
    ({ title, trainingType }) => matches(search, title) && (type === undefined || trainingType === type),
  );
  const { rows, totalPages } = pageOf(ordered(cards, query), query.page(), query.limit(30));
  return { trainings: rows, totalPages };
});

export const addFavoriteTraining = reply(api.addFavoriteTraining, ({ store, me, params, now }) => {
  const { id } = published(store, params.id);
  if (!store.find('favorites', { userId: me.id, courseId: id }))
    store.insert('favorites', { userId: me.id, courseId: id, createdAt: now });
  return done;
});

export const removeFavoriteTraining = reply(api.removeFavoriteTraining, ({ store, me, params }) => {
  const { id } = found(store.get('courses', params.id));
  const favorite = store.find('favorites', { userId: me.id, courseId: id });
  if (favorite) store.remove('favorites', favorite.id);
  return done;
});
