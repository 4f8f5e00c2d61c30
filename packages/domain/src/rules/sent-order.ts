import type { BagLine } from './bag-lines.ts';

/**
 * An order that was sent, or is about to be, and nobody has answered yet. It is kept before it is sent, so that whatever happens
 * meanwhile it is sent again under the same key and is one order (SHOP-17).
 */
export type SentOrder = {
  /** Names the write on each of its attempts. */
  readonly key: string;
  readonly lines: readonly BagLine[];
  /** When it was sent first, by the server's clock, in ms since 1970. */
  readonly at: number;
};

/** How long a key surely counts at the server, in ms: it keeps answers for a day. */
const keyLasts = 12 * 3_600_000;

/** Whether a key may count no more: what is sent under it now could become a second order. */
export const isKeyOld = ({ at }: Pick<SentOrder, 'at'>, now: number): boolean => now - at > keyLasts;

/**
 * Whether the server has decided about an order by this answer. Not one that never came, a failure of the server or of what stands
 * before it, which refuses without a code of the server's, or a session that has expired: the order is sent again then (SHOP-17).
 */
export function isOrderRefused(error: unknown): boolean {
  const { status, code }: { status?: unknown; code?: unknown } = Object(error);
  if (typeof status !== 'number' || typeof code !== 'string' || code === 'UNEXPECTED_ERROR') return false;
  return status >= 400 && status < 500 && !undecided.includes(status);
}

/** Session expired, timed out on the way, too early, too many at once. */
const undecided: readonly number[] = [403, 408, 425, 429];

type Made = {
  readonly id: number;
  readonly createdAt: string;
  readonly products: readonly { readonly id: number; readonly quantity: number | null }[];
};

/** The order that a sent one has become: of the same pieces, made since it was sent. */
export function orderMadeOf<Order extends Made>(
  { lines, at }: Pick<SentOrder, 'lines' | 'at'>,
  orders: readonly Order[],
): Order | undefined {
  const isMade = ({ createdAt, products }: Made) =>
    Date.parse(createdAt) >= at - clocksDiffer &&
    products.length === lines.length &&
    lines.every(({ id, quantity }) => products.some((one) => one.id === id && one.quantity === quantity));
  return orders.find(isMade);
}

/** By how much the device may be wrong about the server's clock, in ms. */
const clocksDiffer = 60_000;

/** Whether two bags hold the same at the same prices, in whatever order. */
export const isSameBag = (one: readonly BagLine[], other: readonly BagLine[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity, decoins }) =>
    other.some((line) => line.id === id && line.quantity === quantity && line.decoins === decoins),
  );
