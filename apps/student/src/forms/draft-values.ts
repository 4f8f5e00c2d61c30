/** Whether two values of a form are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Some of the fields, in the order of all. */
export const partOf = <Values extends object>(values: Values, isIn: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isIn(field))) as Partial<Values>;

/** What a kept draft holds of the fields that there are, each of the same kind. */
export function keptValues<Values extends Record<string, unknown>>(
  kept: unknown,
  standing: Values,
): Partial<Values> {
  if (typeof kept !== 'object' || kept === null) return {};
  const found = kept as Values;
  return partOf(found, (field) => isOfKind(found[field], standing[field]));
}

/** Whether a kept draft says anything else than what stands: one that was sent and not forgotten, as by a reload, does not. */
export const isChanged = <Values extends Record<string, unknown>>(kept: unknown, standing: Values): boolean =>
  !isSame({ ...standing, ...keptValues(kept, standing) }, standing);

const isOfKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && value.every((part) => typeof part === 'string')
    : model !== undefined && typeof value === typeof model;
