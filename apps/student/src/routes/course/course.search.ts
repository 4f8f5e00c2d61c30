import { defineSearch } from '../../addresses/define-search.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';

/**
 * What is open over the page of a course: its indication modal. No other page links to it, so the table of places, which every first load
 * brings, does without it.
 */
export const courseSearch = defineSearch(recommendationFields);
