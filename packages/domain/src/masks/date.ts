/** Characters of a typed date, `dd/mm/yyyy` (REGISTER-08). */
export const dateMaskedLength = 10;

/**
 * Shows what was typed so far as `dd/mm/yyyy`, adding the slashes after the day and after the month as soon as those
 * are complete (REGISTER-08). `before` is what the field showed until now: while a person deletes, no slash comes back
 * under their cursor. A day or month closed by hand is filled up: `1/2/` is `01/02/`.
 */
export function maskDate(typed: string, before = ''): string {
  const digits = fillUp(typed).replace(/\D/g, '').slice(0, 8);
  const isDeleting = typed.length < before.length;
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const isComplete = digits.length === 2 || digits.length === 4;
  return parts.join('/') + (isComplete && !isDeleting ? '/' : '');
}

/** A typed `dd/mm/yyyy` as `yyyy-mm-dd`; `undefined` while it is no day of the calendar, such as 31/02 (REGISTER-10). */
export function dateToIso(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** A `yyyy-mm-dd` as it is typed, `dd/mm/yyyy`; empty for anything else. */
export function isoToDate(iso: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? [];
  return day === undefined ? '' : `${day}/${month}/${year}`;
}

function fillUp(typed: string): string {
  return typed.replace(/^\s*(\d)\//, '0$1/').replace(/^(\d{2})\/(\d)\//, '$1/0$2/');
}
