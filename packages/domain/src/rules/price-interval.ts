/** A price filter as the products call takes it: `min-max` with either side left out when not set; without both, nothing (SHOP-06). */
export function priceInterval(prices: {
  min?: number | undefined;
  max?: number | undefined;
}): string | undefined {
  if (prices.min === undefined && prices.max === undefined) return undefined;
  return `${prices.min ?? ''}-${prices.max ?? ''}`;
}

/** Reads such an interval back; what cannot be read counts as not set. */
export function readPriceInterval(interval: string | null | undefined): { min?: number; max?: number } {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(interval ?? '') ?? [];
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
}
