import { Count, named, rows, UserSummary } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, OrderBy, OrdinationAsc, Page, Search } from '../query-fields.ts';

/** List people to choose from. */
export const listUsers = endpoint('GET /api/decola/list/users', {
  query: {
    page: Page,
    limit: limit(30),
    search: Search,
    orderBy: OrderBy,
    ordinationAsc: OrdinationAsc,
  },
  data: v.object({ users: rows(UserSummary), totalPages: Count }),
});

/** Read one person. Used by pickers for a chosen person who was not loaded yet. */
export const getUser = endpoint('GET /api/manager/user/list/:id', {
  data: named('user', UserSummary),
});
