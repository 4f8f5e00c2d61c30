import * as v from 'valibot';
import { entity } from './entity.ts';
import { Product } from './product.ts';
import { rows } from './rows.ts';
import { Count, Id, Instant, Url } from './values.ts';

export const OrderInput = v.strictObject({
  products: v.pipe(
    v.array(
      v.strictObject({
        id: Id,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
  ),
});
export type OrderInput = v.InferInput<typeof OrderInput>;

export const Order = entity(
  {
    id: Id,
    /** Total in decoins. */
    grossValue: Count,
    /** Units ordered. */
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    products: rows(Product),
    /** Null until the receipt is issued. */
    receiptUrl: v.nullable(Url),
    lastChange: Instant,
    createAt: Instant,
  },
  { createAt: 'createdAt' },
);
export type Order = v.InferOutput<typeof Order>;
