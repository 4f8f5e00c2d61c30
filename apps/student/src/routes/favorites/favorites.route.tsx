import { Page, PageTitle } from '@student/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { favoriteProducts as words } from '../../pt-br/favorite-products.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { needsShop } from '../../shop/needs-shop.ts';
import { OwnShopBar } from '../../shop/own-shop-bar.tsx';
import { FavoriteList } from './favorite-list.tsx';
import { favoritesSearch } from './favorites.search.ts';
import { firstQueries } from './first-queries.ts';

/** Starts the calls of the page that the address asks for; one without a page leads to the first (SHOP-09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  needsShop(services);
  const { page } = favoritesSearch.read(new URL(request.url).search);
  if (page === undefined) return redirect(paths.favorite({ page: 1 }));
  await warm(services.queryClient, firstQueries({}, page));
  return null;
}

/** The products that the person has marked with the heart (SHOP-09 to SHOP-11). */
export function Component() {
  usePageTitle(words.title);
  return (
    <Page>
      <OwnShopBar current="favorites" />
      <PageTitle title={words.title} lead={words.lead} />
      <PageRegions ifAllFail="told">
        <FavoriteList />
      </PageRegions>
    </Page>
  );
}
