/** An identifier as it stands in an address or a key: a whole number from 1. `undefined` for any other text. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Identifiers of a comma list, none twice; what cannot be one is left out. */
export function readIds(list: string): number[] {
  return [...new Set(list.split(',').flatMap((text) => readId(text) ?? []))];
}
