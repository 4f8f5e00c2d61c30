/** A product in the bag; `decoins` is the price of one (SHOP-13). */
export type BagEntry = { id: number; quantity: number; decoins: number };

type Product = { id: number; decoins: number; stock: number };

/** Puts one more of a product into the bag, up to its stock (SHOP-19). Without stock the bag stays as it is. */
export function addToBag(bag: readonly BagEntry[], product: Product): BagEntry[] {
  const present = bag.find((entry) => entry.id === product.id);
  if (present) return changeQuantity(bag, product, present.quantity + 1);
  return product.stock < 1 ? [...bag] : [...bag, { id: product.id, quantity: 1, decoins: product.decoins }];
}

/** Changes how many of a product are in the bag, from 1 to its stock; without stock it leaves the bag (SHOP-19). */
export function changeQuantity(bag: readonly BagEntry[], product: Product, quantity: number): BagEntry[] {
  if (product.stock < 1) return removeFromBag(bag, product.id);
  const possible = clampQuantity(quantity, product.stock);
  return bag.map((entry) =>
    entry.id === product.id ? { id: entry.id, quantity: possible, decoins: product.decoins } : entry,
  );
}

/** Takes a product out of the bag. */
export function removeFromBag(bag: readonly BagEntry[], id: number): BagEntry[] {
  return bag.filter((entry) => entry.id !== id);
}

/** The nearest quantity that can be had: a whole number from 1 to the stock (SHOP-19). */
export function clampQuantity(quantity: number, stock: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.trunc(quantity), stock));
}

/** What the bag costs, in decoins. */
export function bagTotal(bag: readonly BagEntry[]): number {
  return bag.reduce((total, entry) => total + entry.decoins * entry.quantity, 0);
}

/** How many pieces are in the bag. */
export function bagCount(bag: readonly BagEntry[]): number {
  return bag.reduce((count, entry) => count + entry.quantity, 0);
}

/** What the wallet would hold after paying the bag; below 0 it is not enough (SHOP-14). */
export function walletBalance(decoins: number, bag: readonly BagEntry[]): number {
  return decoins - bagTotal(bag);
}

/** Why the bag cannot be checked out, if so: there is nothing in it, or the wallet does not hold enough (SHOP-18). */
export function checkoutProblem(
  decoins: number,
  bag: readonly BagEntry[],
): 'REQUIRED' | 'INSUFFICIENT_DECOINS' | undefined {
  if (bag.length === 0) return 'REQUIRED';
  return walletBalance(decoins, bag) < 0 ? 'INSUFFICIENT_DECOINS' : undefined;
}

/** How many decoins are missing for the bag, 0 when there are enough. */
export function missingDecoins(decoins: number, bag: readonly BagEntry[]): number {
  return Math.max(0, -walletBalance(decoins, bag));
}

/** Reads a stored bag; what is no bag is refused, and so is any entry that is not whole (SHOP-15). */
export function readBag(stored: unknown): BagEntry[] | 'UNEXPECTED_ERROR' {
  if (!Array.isArray(stored) || !stored.every(isEntry)) return 'UNEXPECTED_ERROR';
  return stored.map(({ id, quantity, decoins }) => ({ id, quantity, decoins }));
}

function isEntry(entry: unknown): entry is BagEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, quantity, decoins } = entry as Record<string, unknown>;
  return Number.isInteger(id) && Number.isInteger(quantity) && Number(quantity) >= 1 && isPrice(decoins);
}

function isPrice(decoins: unknown): boolean {
  return typeof decoins === 'number' && Number.isFinite(decoins) && decoins >= 0;
}
