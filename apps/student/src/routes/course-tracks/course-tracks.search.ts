import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** The list of tracks and one track: what is looked for, which page, and what is open over it (TRACK-14). */
export const courseTracksSearch = defineSearch({
  search: text(),
  filterType: oneOf(['pending', 'finished']),
  page: page(),
  /** Of a mandatory track: its mandatory courses alone (TRACK-07). */
  view: oneOf(['required']),
  courseID: optionalId(),
  eventID: optionalId(),
  ...recommendationFields,
});
