import { isDayOfMonth, isMonth } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { checked, oneOf } from '../../addresses/search-fields.ts';

/**
 * The address of the calendar: which month, as `2026-11`, or which day and its month, as `2026-11-12`, and whether as a month or as a
 * list. Without either it is today's.
 */
export const calendarSearch = defineSearch({
  month: checked(isMonth),
  day: checked(isDayOfMonth),
  view: oneOf(['month', 'list']),
});
