import {
  Breadcrumb,
  CoinIcon,
  Inline,
  Page,
  PageTitle,
  ProductGallery,
  RichText,
  Section,
  Split,
  Stack,
  Text,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { product as words } from '../../pt-br/product.ts';
import { shell } from '../../pt-br/shell.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext, useServices } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { notThere } from '../../shell/not-there.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { needsShop } from '../../shop/needs-shop.ts';
import { OwnShopBar } from '../../shop/own-shop-bar.tsx';
import { usePriceText } from '../../shop/price-text.ts';
import { wayToShop } from '../../shop/shop-address.ts';
import { Buy } from './buy.tsx';
import { firstQueries } from './first-queries.ts';
import { productQuery } from './product.queries.ts';
import { ProductSkeleton } from './product-skeleton.tsx';

/** Starts the calls of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  needsShop(services);
  const productId = idInAddress(params.productId);
  await warm(services.queryClient, firstQueries({ productId }));
  return productId;
}

/** One product, without which the page is nothing: its pictures, what it is, what it costs, and the way into the bag (SHOP-02, SHOP-07, SHOP-08). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <Page>
      <OwnShopBar />
      <Suspense fallback={<ProductSkeleton />}>
        <Product key={id} id={id} />
      </Suspense>
    </Page>
  );
}

function Product({ id }: { id: number }) {
  const services = useServices();
  const price = usePriceText();
  const { data: product } = useSuspenseQuery(productQuery(id));
  const { name, code, description, decoins, stock, imageUrls, isActive, shop } = product;
  usePageTitle(name);
  if (!isActive) throw notThere();
  return (
    <>
      <Stack>
        <Breadcrumb
          places={[
            { label: shell.titles.shop, href: wayToShop(services) },
            { label: name, href: paths.productDetail({ productId: id }) },
          ]}
        />
        <Split align="start">
          <ProductGallery pictures={imageUrls} name={name} />
          <Stack gap="l">
            <PageTitle title={name} lead={words.soldBy(shop.name)} />
            <Stack gap="xs">
              <Text size="xl" weight="bold" figures="tabular">
                <Inline as="span" gap="xs">
                  <CoinIcon size="large" />
                  {price(decoins)}
                </Inline>
              </Text>
              {stock > 0 ? <Text tone="muted">{words.stock(stock)}</Text> : null}
              {code ? (
                <Text tone="muted" size="s">
                  {words.code(code)}
                </Text>
              ) : null}
            </Stack>
            <Buy product={product} />
          </Stack>
        </Split>
      </Stack>
      {description ? (
        <Section title={words.about}>
          <RichText source={description} />
        </Section>
      ) : null}
    </>
  );
}
