type Line = { quantity: number; decoins: number };

/** What a bag costs, in decoins; `decoins` of a line is the price of one (SHOP-13). */
export function bagTotal(bag: readonly Line[]): number {
  return bag.reduce((total, line) => total + line.decoins * line.quantity, 0);
}

/** How many pieces are in a bag. */
export function bagCount(bag: readonly Line[]): number {
  return bag.reduce((count, line) => count + line.quantity, 0);
}

/** Why a bag cannot be checked out, if so: there is nothing in it, or the wallet does not hold enough (SHOP-14, SHOP-18). */
export function checkoutProblem(
  wallet: number,
  bag: readonly Line[],
): 'REQUIRED' | 'INSUFFICIENT_DECOINS' | undefined {
  if (bag.length === 0) return 'REQUIRED';
  return wallet < bagTotal(bag) ? 'INSUFFICIENT_DECOINS' : undefined;
}
