import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, optionalId, optionalText, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/** What the options of the profile hold in the address: their list as it is narrowed and sorted, and what is open over it (RECO-18). */
export const profileSearch = defineSearch({
  page: page(),
  search: text(),
  orderBy: optionalText(),
  order: oneOf(['Asc', 'Desc']),
  /** Of the favourites: one kind of training alone. */
  type: oneOf(['COURSE', 'EVENT', 'TRAINING_COURSE']),
  /** Course or event whose comments are open. */
  courseID: optionalId(),
  eventID: optionalId(),
  ...recommendationFields,
});
