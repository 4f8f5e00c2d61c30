import type { QueryOf, searchCourses } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { always, limit, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The address of the header's search (SHELL-07). */
export const globalSearch = defineSearch(
  {
    page: always(page()),
    limit: always(limit(pageSizes.globalSearch)),
    search: text(),
    ...recommendationFields,
  },
  ({ page, limit, search }): QueryOf<typeof searchCourses> => ({ page, limit, search }),
);
