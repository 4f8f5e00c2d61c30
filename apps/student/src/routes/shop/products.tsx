import { clearProductFilters, isProductListFiltered, pageSizes } from '@student/domain';
import { PaginationSkeleton, ProductCardSkeleton, ProductGrid, ResultsCount, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { paths } from '../../paths.ts';
import { shop as words } from '../../pt-br/shop.ts';
import { toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { ProductItem } from '../../shop/product-item.tsx';
import type { productsQuery } from './shop.queries.ts';
import { useShopAddress } from './use-shop-address.ts';

type ProductsProps = { query: ReturnType<typeof productsQuery>; page: number };

/** Cards that a window may hold at first. */
const first = 6;

/** One page of the products, or why there are none (SHOP-03, LIMITS-04). A page beyond the last leads to the last. */
export function Products({ query, page }: ProductsProps) {
  const { values, change, turnTo } = useShopAddress();
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(page, isPlaceholderData ? undefined : data?.totalPages, (last) =>
    turnTo(last, { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      <ResultsCount
        count={isWaiting ? undefined : data.products.length}
        words={data && data.totalPages > 1 ? words.countOfPage : words.count}
      />
      {isWaiting ? (
        <>
          <Waiting />
          <ProductGrid>
            {[...Array(pageSizes.products).keys()].map((position) => (
              <ProductCardSkeleton key={position} />
            ))}
          </ProductGrid>
          <PaginationSkeleton />
        </>
      ) : data.products.length === 0 ? (
        <NothingListed
          words={words.nothing}
          level={3}
          onClear={isProductListFiltered(values) ? () => change(clearProductFilters) : undefined}
        />
      ) : (
        <>
          <ProductGrid label={words.products}>
            {data.products.map((product, index) => (
              <ProductItem key={product.id} product={product} loading={index < first ? 'eager' : 'lazy'} />
            ))}
          </ProductGrid>
          <Pages
            label={words.pages}
            page={page}
            totalPages={data.totalPages}
            hrefOf={(to) => paths.shop({ productsPage: to, ...values })}
            onPageChange={turnTo}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
