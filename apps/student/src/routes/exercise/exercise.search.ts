import { defineSearch } from '../../addresses/define-search.ts';
import { page } from '../../addresses/search-fields.ts';

/** The question that an exercise is opened at (QUIZ-17). */
export const exerciseSearch = defineSearch({ page: page() });
