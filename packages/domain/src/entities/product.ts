import * as v from 'valibot';
import { entity } from './entity.ts';
import { Count, Id, Instant, maybe, Url } from './values.ts';

export const Shop = entity(
  {
    id: Id,
    name: v.string(),
    quantityProducts: Count,
  },
  { quantityProducts: 'productCount' },
);
export type Shop = v.InferOutput<typeof Shop>;

/** Something of the shop (SHOP-02). */
export const Product = entity(
  {
    id: Id,
    code: maybe(v.string()),
    name: v.string(),
    description: maybe(v.string()),
    isActive: v.boolean(),
    imageExtension: maybe(v.string()),
    imagesUrl: v.array(Url),
    /** Price. */
    decoins: Count,
    stock: Count,
    lastChange: maybe(Instant),
    shop: Shop,
    /** Units of it in an order. */
    quantity: maybe(Count),
  },
  { imagesUrl: 'imageUrls' },
);
export type Product = v.InferOutput<typeof Product>;

export const ProductCategory = v.object({
  id: Id,
  name: v.string(),
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

export const PriceInterval = v.object({
  min: v.nullable(Count),
  max: v.nullable(Count),
});
export type PriceInterval = v.InferOutput<typeof PriceInterval>;

export const ProductFilters = v.object({
  shops: v.array(Shop),
  categories: v.array(ProductCategory),
  prices: v.array(PriceInterval),
});
export type ProductFilters = v.InferOutput<typeof ProductFilters>;
