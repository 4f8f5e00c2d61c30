import { pageSizes } from '@student/domain';
import {
  ButtonLink,
  EmptyState,
  FavoriteIcon,
  PaginationSkeleton,
  ProductCardSkeleton,
  ProductGrid,
  ResultsCount,
  Stack,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { paths } from '../../paths.ts';
import { favoriteProducts as words } from '../../pt-br/favorite-products.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { Pages } from '../../shell/pages.tsx';
import { ProductItem } from '../../shop/product-item.tsx';
import { favoriteProductsQuery } from './favorites.queries.ts';
import { favoritesSearch } from './favorites.search.ts';

/** The favourite products by pages of 20, the page in the address (SHOP-09, SHOP-11). */
export function FavoriteList() {
  const { page } = useSearch(favoritesSearch).values;
  return (
    <Region
      resetKey={String(page)}
      loading={null}
      failed={asItIs}
      size="region"
      missing={words.missing}
      level={2}
    >
      <Favorites />
    </Region>
  );
}

/** What loses its heart stays where it is until the page is read again, so that a press is undone by another, and the focus stays. */
function Favorites() {
  const { values, change } = useSearch(favoritesSearch);
  const { page = 1 } = values;
  const { data, isPlaceholderData } = useQuery({ ...favoriteProductsQuery(page), ...toldByRegion });
  const isPast = usePageInRange(page, isPlaceholderData ? undefined : data?.totalPages, (last) =>
    change(() => ({ page: last }), { replace: true }),
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
            {[...Array(pageSizes.favoriteProducts).keys()].map((key) => (
              <ProductCardSkeleton key={key} />
            ))}
          </ProductGrid>
          <PaginationSkeleton />
        </>
      ) : data.products.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <ProductGrid label={words.list}>
            {data.products.map((product) => (
              <ProductItem key={product.id} product={product} level={2} />
            ))}
          </ProductGrid>
          <Pages
            label={words.pages}
            page={page}
            totalPages={data.totalPages}
            hrefOf={(to) => paths.favorite({ page: to })}
            onPageChange={(to) => change(() => ({ page: to }))}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}

const NoFavorites = () => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<FavoriteIcon />} />}
    title={words.none}
    level={2}
    action={<ButtonLink href={paths.shop({ productsPage: 1 })}>{words.toShop}</ButtonLink>}
  >
    {words.noneHint}
  </EmptyState>
);
