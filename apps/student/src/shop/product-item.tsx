import type { Product } from '@student/domain';
import { ProductCard, type ProductCardProps } from '@student/ui';
import { paths } from '../paths.ts';
import { shop as words } from '../pt-br/shop.ts';
import { useFavoriteProduct } from './favorite-products.ts';
import { usePriceText } from './price-text.ts';
import { useBag } from './use-bag.ts';

type ProductItemProps = Pick<ProductCardProps, 'loading' | 'level'> & {
  product: Product;
  /** Where its page is; unless told, at its own address alone. */
  href?: string;
};

/**
 * A product as a card that leads to its page: its price, what is missing to afford it beside what is
 * in the bag, and the heart (SHOP-02, SHOP-12, SHOP-24).
 */
export function ProductItem({ product, href, ...card }: ProductItemProps) {
  const { id, name, imageUrls, decoins, stock, shop } = product;
  const coins = usePriceText();
  const { balance } = useBag();
  const [isFavorite, choose] = useFavoriteProduct(id);
  const missing = decoins - balance;
  return (
    <ProductCard
      {...card}
      itemId={id}
      name={name}
      href={href ?? paths.productDetail({ productId: id })}
      pictureUrl={imageUrls[0]}
      price={coins(decoins)}
      missing={missing > 0 ? words.missing(missing, coins(missing)) : undefined}
      shop={shop.name}
      soldOut={stock === 0}
      favorite={isFavorite}
      onFavoriteChange={isFavorite === undefined ? undefined : choose}
    />
  );
}
