/** The same with its texts trimmed, those of what lies within too. */
export const trimmed = <T>(given: T): T => trimmedValue(given) as T;

const trimmedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmedValue(one)]));
};
