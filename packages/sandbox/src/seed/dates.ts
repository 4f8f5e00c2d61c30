/** Dates of the seed, all relative to one now, so that "yesterday" stays yesterday on a real clock. */
export type Dates = {
  now: string;
  /** ISO instant so many days from now (negative is before), at this hour of São Paulo. */
  at(days: number, hour?: string): string;
  /** `yyyy-mm-dd` so many days from now. */
  on(days: number): string;
  /** The days of the next week, Monday to Friday, as they are read: '9 a 13 de março'. */
  nextWeek: string;
};

export const datesFrom = (now: Date): Dates => {
  const on = (days: number) =>
    new Date(now.getTime() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return {
    now: now.toISOString(),
    on,
    nextWeek: nextWeekAfter(on),
    at: (days, hour = '12:00') => new Date(`${on(days)}T${hour}:00-03:00`).toISOString(),
  };
};

const nextWeekAfter = (on: Dates['on']) => {
  const day = (days: number) => new Date(`${on(days)}T12:00:00Z`);
  const monday = 8 - (day(0).getUTCDay() || 7);
  const [first, last] = [day(monday), day(monday + 4)];
  const month = (date: Date) => date.toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' });
  if (month(first) === month(last)) return `${first.getUTCDate()} a ${last.getUTCDate()} de ${month(last)}`;
  // As long as the other form: a notice takes the same lines in every week.
  const short = (date: Date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}`;
  return `${short(first)} a ${short(last)}`;
};

/** A number from 0 to below `below`, scattered but the same for the same words. */
export const scatter = (below: number, ...words: (string | number)[]): number => {
  let hash = 2_166_136_261;
  for (const character of words.join('|')) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  hash ^= hash >>> 15;
  return Math.abs(Math.imul(hash, 2_246_822_519) >>> 0) % below;
};

/** The element that `scatter` picks. */
export const pick = <T>(from: readonly [T, ...T[]], ...words: (string | number)[]): T =>
  from[scatter(from.length, ...words)] ?? from[0];
