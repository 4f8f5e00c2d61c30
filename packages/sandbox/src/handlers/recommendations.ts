import * as api from '@student/api-client';
import { notify } from '../external-events.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { courseCardView, published } from '../views/course.ts';
import { learnerOf } from '../views/learner.ts';
import { peopleOf, summaryView } from '../views/person.ts';

/** Recommends a course to others; each new one gets a notification. Nobody recommends to oneself. */
export const recommendTraining = reply(api.recommendTraining, ({ store, me, params, body, now }) => {
  const course = published(store, params.id);
  if (body.userIDs.includes(me.id))
    refuseInvalid([violation('VALIDATION_ERROR', 'userIDs', 'Escolha outras pessoas, não você.')]);
  for (const toId of new Set(body.userIDs)) {
    if (!store.get('people', toId)) refuse('NOT_FOUND');
    if (store.find('indications', { fromId: me.id, toId, courseId: course.id })) continue;
    store.insert('indications', { fromId: me.id, toId, courseId: course.id, createdAt: now });
    const title = `${me.socialName ?? me.name.split(' ')[0]} recomendou um treinamento`;
    notify(
      store,
      { userId: toId, type: 'INDICATION_RESPONSE', title, description: course.title, courseId: course.id },
      now,
    );
  }
  return done;
});

export const listTrainingsRecommendedToMe = reply(api.listTrainingsRecommendedToMe, ({ store, me, now }) => {
  const learner = learnerOf(store, me.id, now);
  // Of two at the same moment the one that was written last.
  const newest = store
    .list('indications', { toId: me.id })
    .toReversed()
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  // The last one that a map is made from stays: the newest of each course.
  const last = new Map(newest.toReversed().map(({ id, courseId }) => [courseId, id]));
  const once = newest.filter(({ id, courseId }) => last.get(courseId) === id);
  learner.about(once.map(({ courseId }) => courseId));
  const senders = peopleOf(
    store,
    once.map(({ fromId }) => fromId),
  );
  const people = new Map(senders.map((person) => [person.id, person]));
  return {
    trainings: once.flatMap(({ courseId, fromId }) => {
      const [course, from] = [store.get('courses', courseId), people.get(fromId)];
      return course?.isActive
        ? { ...courseCardView(course, learner), indicatedBy: from ? summaryView(store, from) : null }
        : [];
    }),
  };
});

export const listUsersIRecommendedTo = reply(api.listUsersIRecommendedTo, ({ store, me, params }) => {
  const { id } = found(store.get('courses', params.id));
  const indications = store.list('indications', { fromId: me.id, courseId: id });
  const people = peopleOf(
    store,
    indications.map(({ toId }) => toId),
  );
  return { users: people.map((person) => summaryView(store, person)) };
});
