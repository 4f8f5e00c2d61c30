import type { listInterestCourses, QueryOf } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The address of an interest: what it is called (TRACK-17), which of its courses are shown (TRACK-18), and what is open over them. */
export const interestSearch = defineSearch(
  {
    title: text(),
    page: page(),
    search: text(),
    status: oneOf(['progress', 'finished']),
    /** Course whose comments are open. */
    courseID: optionalId(),
    ...recommendationFields,
  },
  ({ page, search, status }): QueryOf<typeof listInterestCourses> => ({
    page,
    limit: pageSizes.interestCourses,
    search,
    status,
  }),
);
