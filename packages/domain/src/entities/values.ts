import * as v from 'valibot';

/** Identifier of anything: a whole number from 1. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
export type Id = v.InferOutput<typeof Id>;

/** A whole number: a reference that may be anything but a fraction. */
export const Whole = v.pipe(v.number(), v.integer());
export type Whole = v.InferOutput<typeof Whole>;

/** A moment in time, as ISO 8601 in UTC (`2026-03-02T15:00:00.000Z`), whatever offset or precision the server wrote. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((written) => new Date(written).toISOString()),
);
export type Instant = v.InferOutput<typeof Instant>;

/** Whether a day, `yyyy-mm-dd`, is one of the calendar: 29 February of a common year is not. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A day without an hour, `yyyy-mm-dd`. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'Day that does not exist'));
export type Day = v.InferOutput<typeof Day>;

/** An hour of the day, `HH:mm`. */
export const Hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export type Hour = v.InferOutput<typeof Hour>;

/** An address of a page, file or picture, absolute or relative to the origin; a scheme that could run a script is refused. */
export const Url = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|blob:|data:image\/|mailto:|tel:|[/?#.]|[^:]*$)/i),
);
export type Url = v.InferOutput<typeof Url>;

/** A whole number from 0: counts, seconds, coins. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export type Count = v.InferOutput<typeof Count>;

/** A number from 0 that may have a fraction. */
export const Amount = v.pipe(v.number(), v.minValue(0));
export type Amount = v.InferOutput<typeof Amount>;

/** From 0 to 100. */
export const Percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export type Percentage = v.InferOutput<typeof Percentage>;

/** A mean of stars, from 0 to 5. */
export const Stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
export type Stars = v.InferOutput<typeof Stars>;

/** Text that says something: not empty, not blanks only. */
export const FilledText = v.pipe(v.string(), v.regex(/\S/));
export type FilledText = v.InferOutput<typeof FilledText>;

/** A field that an answer may leave out or leave empty; absent reads as `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null);
}

/** A fact that an answer may leave out; absent reads as `false`. */
export const Flag = v.optional(v.boolean(), false);

/** Answer of a call that has nothing to tell but that it was done. */
export const Done = v.object({ success: v.literal(true) });
export type Done = v.InferOutput<typeof Done>;

/**
 * A code of a list that servers may lengthen: `codes` are those of the contract, and any other identifier is read too.
 * Whoever reads it answers for an unknown one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function growing<const Codes extends v.PicklistSchema<readonly number[], undefined>>(codes: Codes) {
  return Object.assign(v.union([codes, Id]), { codes });
}
