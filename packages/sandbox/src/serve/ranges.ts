/** The bytes that a `Range` header asks for, both ends included; `undefined` when it asks for all, `null` when for none. */
export const rangeOf = (
  header: string | null | undefined,
  size: number,
): { from: number; to: number } | null | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? null : { from, to };
};
