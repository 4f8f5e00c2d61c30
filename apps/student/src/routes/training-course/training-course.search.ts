import { defineSearch } from '../../addresses/define-search.ts';
import { optionalId } from '../../addresses/search-fields.ts';
import { checkInFields } from '../../check-in/check-in-fields.ts';

/** What a scanned code brings: the token that lets check in, and the sitting that it is for (EVENT-19). */
export const trainingCourseSearch = defineSearch({ token: checkInFields.token, menuID: optionalId() });
