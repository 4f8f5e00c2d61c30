import type { BagLine } from './bag-lines.ts';

/** Why a line of a bag cannot be ordered as it stands: the product is gone, sold out, not in stock so often, or has another price. */
export type BagLineProblem = 'gone' | 'soldOut' | 'tooMany' | 'priceChanged';

type Offer = { readonly isActive: boolean; readonly stock: number; readonly decoins: number };

/** What has changed since a product came into the bag, the worst of it first; `undefined` stands for one that is no more (SHOP-19, SHOP-24). */
export function bagLineProblem(
  { quantity, decoins }: BagLine,
  product: Offer | undefined,
): BagLineProblem | undefined {
  if (!product?.isActive) return 'gone';
  if (product.stock < 1) return 'soldOut';
  if (product.stock < quantity) return 'tooMany';
  return product.decoins === decoins ? undefined : 'priceChanged';
}
