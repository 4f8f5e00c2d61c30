import { defineSearch } from '../../addresses/define-search.ts';
import { optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The instructors that are found, or one of them with a page of their courses (TRACK-16), and what is open over it. */
export const detailsInstructorsSearch = defineSearch({
  page: page(),
  search: text(),
  /** Of the instructor whose id the address has: no call gives one by the id alone, the search does by the name. */
  name: text(),
  courseID: optionalId(),
  ...recommendationFields,
});
