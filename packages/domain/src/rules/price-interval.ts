type Prices = { min?: number | undefined; max?: number | undefined };

/** Reads a price filter, `min-max` with either side left out when not set; what cannot be read counts as not set (SHOP-06). */
export function readPriceInterval(interval: string | null | undefined): { min?: number; max?: number } {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(interval ?? '') ?? [];
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
}

/** Writes a price filter as `readPriceInterval` reads it, the lower price first; `undefined` where neither is set (SHOP-06). */
export function writePriceInterval({ min, max }: Prices): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
  return `${min ?? ''}-${max ?? ''}`;
}

/** Reads price filters from a comma list, each once; what cannot be read is left out (SHOP-06). */
export function readPriceIntervals(written: string): string[] {
  const read = written.split(',').flatMap((each) => writePriceInterval(readPriceInterval(each)) ?? []);
  return [...new Set(read)];
}
