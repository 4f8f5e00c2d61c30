import * as api from '@student/api-client';
import { matches, ordered, pageOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import { summaryView } from '../views/person.ts';

/** Everybody but the person who asks: nobody recommends to oneself. */
export const listUsers = reply(api.listUsers, ({ store, me, query }) => {
  const search = query.text('search');
  const others = store
    .list('people')
    .filter(({ id }) => id !== me.id)
    .filter(({ name, socialName, email }) => matches(search, name, socialName, email))
    .map((person) => summaryView(store, person));
  const { rows, totalPages } = pageOf(ordered(others, query), query.page(), query.limit(30));
  return { users: rows, totalPages };
});

export const getUser = reply(api.getUser, ({ store, params }) => ({
  user: summaryView(store, found(store.get('people', params.id))),
}));
