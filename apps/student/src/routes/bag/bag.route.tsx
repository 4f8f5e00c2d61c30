import { Page } from '@student/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { personIdIn } from '../../session/session.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { bagOf } from '../../shop/bag.ts';
import { needsShop, needsStatement } from '../../shop/needs-shop.ts';
import { OwnShopBar } from '../../shop/own-shop-bar.tsx';
import { bagProductQuery } from '../../shop/shop.queries.ts';
import { BagPage } from './bag-page.tsx';
import { firstQueries } from './first-queries.ts';

/** Starts the calls of the page: the products of the bag as they are now, or the order, whose code comes with it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { queryClient, session } = services;
  if (params.orderId === undefined) {
    needsShop(services);
    const { lines } = bagOf(services, personIdIn(session.get()) ?? 0).get();
    await warm(
      queryClient,
      lines.map(({ id }) => bagProductQuery(id)),
    );
    return null;
  }
  needsStatement(services);
  const orderId = idInAddress(params.orderId);
  const [{ default: Order }] = await Promise.all([
    import('./order.tsx'),
    warm(queryClient, firstQueries({ orderId })),
  ]);
  return { orderId, Order };
}

/** The bag, or one order with its receipt (SHOP-16). */
export function Component() {
  const found = useLoaderData<typeof loader>();
  return (
    <Page>
      <OwnShopBar current={found ? undefined : 'bag'} />
      {found ? <found.Order key={found.orderId} id={found.orderId} /> : <BagPage />}
    </Page>
  );
}
