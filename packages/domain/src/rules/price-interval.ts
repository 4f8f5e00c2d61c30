/** Reads a price filter, `min-max` with either side left out when not set; what cannot be read counts as not set (SHOP-06). */
export function readPriceInterval(interval: string | null | undefined): { min?: number; max?: number } {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(interval ?? '') ?? [];
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
}
