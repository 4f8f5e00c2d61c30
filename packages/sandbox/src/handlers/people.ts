import * as api from '@student/api-client';
import { pageOf, sortBy } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import type { Person } from '../store/records-people.ts';
import type { Column, Where } from '../store/store.ts';
import { peopleOf, summaryView, typeLabelOf } from '../views/person.ts';

/** Everybody but the person who asks: nobody recommends to oneself. */
export const listUsers = reply(api.listUsers, ({ store, me, query }) => {
  const [search, orderBy, isAscending] = [
    query.text('search'),
    query.text('orderBy'),
    query.flag('ordinationAsc') ?? true,
  ];
  const [page, limit] = [query.page(), query.limit(30)];
  const others: Where<'people'> = { id: { not: me.id } };
  const field = Object.hasOwn(orders, orderBy) ? orders[orderBy] : undefined;
  const view = (people: Person[]) => people.map((person) => summaryView(store, person));
  if (!field) {
    const part = { search, limit, offset: (page - 1) * limit };
    const totalPages = Math.ceil(store.count('people', others, search) / limit);
    return { users: view(store.list('people', others, part)), totalPages };
  }
  // Portuguese order is none of SQLite's: what they are ordered by is read of all, the people only of this page.
  const all = [...store.column('people', field, others, search)].sort(([one], [other]) => one - other);
  const values = all.map(([id, value]) => ({
    id,
    value: orderBy === 'userTypeLabel' ? typeLabelOf(Number(value)) : value,
  }));
  const { rows, totalPages } = pageOf(sortBy(values, 'value', isAscending), page, limit);
  const ids = rows.map(({ id }) => id);
  return { users: view(peopleOf(store, ids)), totalPages };
});

/** What people may be ordered by; any other name keeps the order. */
const orders: Readonly<Record<string, Column<'people'>>> = {
  id: 'id',
  name: 'name',
  socialName: 'socialName',
  email: 'email',
  image: 'image',
  userType: 'userType',
  userTypeLabel: 'userType',
};

export const getUser = reply(api.getUser, ({ store, params }) => ({
  user: summaryView(store, found(store.get('people', params.id))),
}));
