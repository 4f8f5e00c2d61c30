/** What a bag holds of one product; `decoins` is the price of one (SHOP-13). */
export type BagLine = { readonly id: number; readonly quantity: number; readonly decoins: number };

type Bag = readonly BagLine[];

/** How many of a product one may have: at least 1, at most what is in stock (SHOP-19). */
export const quantityWithin = (quantity: number, stock: number): number =>
  Math.max(1, Math.min(Math.trunc(quantity), stock));

/** The bag with so many more of a product, at its price of today and no more than are in stock; one that is sold out stays out (SHOP-19). */
export function putInBag(
  bag: Bag,
  { id, decoins, stock }: { id: number; decoins: number; stock: number },
  quantity: number,
): Bag {
  if (stock < 1) return bag;
  const held = bag.find((line) => line.id === id);
  const line = { id, quantity: quantityWithin((held?.quantity ?? 0) + quantity, stock), decoins };
  return held ? bag.map((other) => (other.id === id ? line : other)) : [...bag, line];
}

/** The bag with a line of a product changed; a product that is not in it stays out. */
export const changeLine = (bag: Bag, id: number, change: Partial<Omit<BagLine, 'id'>>): Bag =>
  bag.map((line) => (line.id === id ? { ...line, ...change } : line));

/** The bag without a product. */
export const takeOut = (bag: Bag, id: number): Bag => bag.filter((line) => line.id !== id);

/** The bag without what was ordered: what came into it meanwhile stays (SHOP-17). */
export function withoutOrdered(bag: Bag, ordered: readonly Pick<BagLine, 'id' | 'quantity'>[]): Bag {
  const countOf = (id: number) => ordered.find((line) => line.id === id)?.quantity ?? 0;
  return bag
    .map((line) => ({ ...line, quantity: line.quantity - countOf(line.id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was kept of a bag, line by line: what is none is left out, and of two lines of one product the later one is too (SHOP-13). */
export function readBagLines(kept: unknown): Bag {
  if (!Array.isArray(kept)) return [];
  const lines = kept.filter(isLine).map(({ id, quantity, decoins }) => ({ id, quantity, decoins }));
  return lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at);
}

function isLine(value: unknown): value is BagLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, quantity, decoins } = value as Partial<BagLine>;
  return isWhole(id, 1) && isWhole(quantity, 1) && isWhole(decoins, 0);
}

const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && (value as number) >= least;
