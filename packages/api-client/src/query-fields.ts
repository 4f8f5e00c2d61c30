import { Day } from '@student/domain';
import * as v from 'valibot';

/** Number of a page, from 1. */
export const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Page of a numbered list; the first unless said. */
export const Page = v.optional(PageNumber, 1);

/** Slice of a list that grows, from 0; slice 0 replaces the list and the next ones are appended. */
export const Index = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** Items per page, `usual` unless said, 100 at most. */
/* @__NO_SIDE_EFFECTS__ */
export function limit<const Usual extends number>(usual: Usual) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), usual);
}

/** Free text; an empty one is not sent. */
export const Search = v.optional(v.string());

/** Search term that a call cannot do without; an empty one gives an empty result without a call. */
export const SearchTerm = v.pipe(v.string(), v.minLength(1));

/** Name of the field to sort by. */
export const OrderBy = v.optional(v.string());

/** True sorts ascending, false descending; meaningful with `orderBy`. */
export const OrdinationAsc = v.optional(v.boolean());

/** A day that bounds a period. */
export const PeriodDay = v.optional(Day);
