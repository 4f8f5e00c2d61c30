import type { listInterestCourses, QueryOf } from '@student/api-client';
import { pageSizes } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The address of an interest: what it is called (TRACK-17), and which of its courses are shown (TRACK-18). */
export const interestSearch = defineSearch(
  {
    title: text(),
    page: page(),
    search: text(),
    status: oneOf(['progress', 'finished']),
    ...recommendationFields,
  },
  ({ page, search, status }): QueryOf<typeof listInterestCourses> => ({
    page,
    limit: pageSizes.interestCourses,
    search,
    status,
  }),
);
