import type { QueryOf, searchCourses } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { always, limit, optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The address of the header's search (SHELL-07, TRACK-09): the page is that of the courses. */
export const globalSearch = defineSearch(
  {
    page: always(page()),
    limit: always(limit(pageSizes.globalSearch)),
    search: text(),
    /** Course whose comments are open (DASH-46). */
    courseID: optionalId(),
    ...recommendationFields,
  },
  ({ page, limit, search }): QueryOf<typeof searchCourses> => ({ page, limit, search }),
);
