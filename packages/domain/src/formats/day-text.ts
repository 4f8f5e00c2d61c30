/** Whether a text is a month, `yyyy-mm`, between 1900 and 2999. */
export const isMonth = (text: string): boolean => /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** Whether a text is a day of such a month, `yyyy-mm-dd`. */
export function isDayOfMonth(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isMonth(text.slice(0, 7))) return false;
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
