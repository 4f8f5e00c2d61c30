import { Day } from '@student/domain';
import * as v from 'valibot';
import { defineSearch } from '../addresses/define-search.ts';
import { optionalId, optionalText, type SearchField } from '../addresses/search-fields.ts';

const optionalDay = (): SearchField<string | undefined> => ({
  fallback: undefined,
  parse: (written) => (v.is(Day, written) ? written : undefined),
  format: (value) => value ?? '',
});

/** What a scanned link brings: its token, and the day of an event class or the menu of a training course (EVENT-19). */
export const checkInSearch = defineSearch({
  token: optionalText(),
  date: optionalDay(),
  menuID: optionalId(),
});
