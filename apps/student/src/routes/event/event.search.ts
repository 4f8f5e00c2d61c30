import { defineSearch } from '../../addresses/define-search.ts';
import { checkInFields } from '../../check-in/check-in-fields.ts';

/** What a scanned code brings: the token that lets check in, and the day that it is for (EVENT-19). */
export const eventSearch = defineSearch({ token: checkInFields.token, date: checkInFields.date });
