import { searchDebounce, searchProducts } from '@student/domain';
import { Page, PageTitle, SearchField, Section, SideFilters } from '@student/ui';
import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { shop as words } from '../../pt-br/shop.ts';
import { warm } from '../../queries/first-queries.ts';
import { asItIs, Region } from '../../region.tsx';
import { servicesContext, useServices } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { needsShop } from '../../shop/needs-shop.ts';
import { OwnShopBar } from '../../shop/own-shop-bar.tsx';
import { rememberShop } from '../../shop/shop-address.ts';
import { firstQueries } from './first-queries.ts';
import { Products } from './products.tsx';
import { hasReadProducts, productsQuery } from './shop.queries.ts';
import { shopSearch } from './shop.search.ts';
import { ShopFilters } from './shop-filters.tsx';
import { useChosenFilters } from './use-chosen-filters.ts';
import { useShopAddress } from './use-shop-address.ts';

/** Starts the calls of the page, with the filters of the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  needsShop(services);
  const { queryClient } = services;
  const productsPage = idInAddress(params.productsPage);
  const values = shopSearch.read(new URL(request.url).search);
  // On a page that stands, a filter that is pressed is drawn at once.
  const hasRead = hasReadProducts(queryClient);
  const reading = warm(queryClient, firstQueries({ productsPage }, shopSearch.callOf(values, productsPage)));
  if (!hasRead) await reading;
  return productsPage;
}

/** The shop: its products by pages of twenty, what they are narrowed by, and what the person has left (SHOP-01 to SHOP-06, SHOP-24). */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const services = useServices();
  const { values, change } = useShopAddress();
  const { chosen, remove, clear } = useChosenFilters();
  const query = productsQuery(shopSearch.callOf(values, page));
  const href = paths.shop({ productsPage: page, ...values });
  usePageTitle(shell.titles.shop);

  // Where the pages of the products lead back to; nothing on this page shows it.
  useEffect(() => rememberShop(services, href), [services, href]);

  return (
    <Page>
      <OwnShopBar current="shop" />
      <PageTitle title={shell.titles.shop} />
      <PageRegions ifAllFail="told">
        <SideFilters
          label={words.filters}
          search={
            <SearchField
              label={words.searchLabel}
              placeholder={words.search}
              term={values.search}
              debounce={searchDebounce}
              onSearch={(term) => change((now) => searchProducts(now, term), { replace: true })}
            />
          }
          filters={<ShopFilters />}
          chosen={chosen}
          onRemove={remove}
          onClear={clear}
        >
          <Section title={words.products}>
            <Region resetKey={hashKey(query.queryKey)} loading={null} failed={asItIs} size="region" level={3}>
              <Products query={query} page={page} />
            </Region>
          </Section>
        </SideFilters>
      </PageRegions>
    </Page>
  );
}
