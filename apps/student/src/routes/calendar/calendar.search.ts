import { isMonth } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { oneOf, type SearchField } from '../../addresses/search-fields.ts';

/** A month as `2026-11`; absent is the month that it is. */
const month = (): SearchField<string | undefined> => ({
  fallback: undefined,
  parse: (written) => (isMonth(written) ? written : undefined),
  format: (value) => value ?? '',
});

/** The address of the calendar: which month, and whether as a month or as a list. */
export const calendarSearch = defineSearch({ month: month(), view: oneOf(['month', 'list']) });
