import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The courses of a school, or those that are found (TRACK-15), and what is open over them. */
export const detailsCoursesSearch = defineSearch({
  page: page(),
  search: text(),
  /** Only those that the person is enrolled in (COURSE-38). */
  filter: oneOf(['enrolled']),
  courseID: optionalId(),
  ...recommendationFields,
});
