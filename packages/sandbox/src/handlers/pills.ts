import * as api from '@student/api-client';
import { pillsInOrder, statementCodes } from '@student/domain';
import { earn } from '../coins.ts';
import { sliceOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';

const view = (pill: Records['pills'], isWatched: boolean) => {
  const { courseId, decoins: _, ...open } = pill;
  return { ...open, isPublic: true, isActive: true, inactivationDate: null, isWatched, idCourse: courseId };
};

/** Unwatched first, newest first. */
export const listPills = reply(api.listPills, ({ store, me, query }) => {
  const watched = new Set(store.list('pillViews', { userId: me.id }).map(({ pillId }) => pillId));
  const pills = store
    .list('pills')
    .sort((one, other) => other.activationDate.localeCompare(one.activationDate))
    .map((pill) => view(pill, watched.has(pill.id)));
  const { rows, hasMore } = sliceOf(pillsInOrder(pills), query.index(), query.limit(11));
  return { pills: rows, has_more: hasMore };
});

export const getPill = reply(api.getPill, ({ store, me, params }) => {
  const pill = found(store.get('pills', params.id));
  return { pill: view(pill, store.find('pillViews', { userId: me.id, pillId: pill.id }) !== undefined) };
});

export const watchPill = reply(api.watchPill, ({ store, me, params, now }) => {
  const pill = found(store.get('pills', params.id));
  store.transaction(() => {
    if (store.find('pillViews', { userId: me.id, pillId: pill.id })) return;
    store.insert('pillViews', { userId: me.id, pillId: pill.id, watchedAt: now });
    const description = `Pílula assistida: ${pill.title}`;
    const earning = { userId: me.id, decoins: pill.decoins, description, source: `pill:${pill.id}` };
    earn(store, { ...earning, code: statementCodes.pill }, now);
  });
  return done;
});
