import { formatDateTime, formatNumber } from '@student/domain';
import { ButtonLink, InlineAlert, OrderReceipt, PageTitle, Skeletons } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { order as words } from '../../pt-br/order.ts';
import { useServices } from '../../services.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { usePriceText } from '../../shop/price-text.ts';
import { orderQuery } from '../../shop/shop.queries.ts';
import { wayToShop } from '../../shop/shop-address.ts';
import { ReceiptActions } from './receipt-actions.tsx';

/** The shape of an order that is on its way. */
export function OrderSkeleton({ id }: { id: number }) {
  return (
    <PageShape>
      <PageTitle title={words.title(id)} />
      <Skeletons shape="text" count={5} />
    </PageShape>
  );
}

/** One order: what was bought, what it cost, and its receipt (SHOP-16, SHOP-20 to SHOP-22). */
export function OrderPage({ id }: { id: number }) {
  const services = useServices();
  // Told by whoever has come right from ordering.
  const { isFresh }: { isFresh?: unknown } = Object(useLocation().state);
  const text = usePriceText();
  const { data: order } = useSuspenseQuery(orderQuery(id));
  const title = words.title(id);
  const total = text(order.grossValue);
  usePageTitle(title);
  return (
    <>
      <PageTitle title={title} lead={words.placedAt(formatDateTime(order.createdAt))} />
      <OrderReceipt
        notice={
          isFresh ? (
            <InlineAlert tone="positive" title={words.fresh.title} announce="polite">
              {words.fresh.text(order.quantity, total)}
            </InlineAlert>
          ) : undefined
        }
        lines={order.products.map(({ id: productId, name, quantity, decoins }) => ({
          id: productId,
          name,
          quantity: formatNumber(quantity ?? 1),
          price: text(decoins),
          total: text(decoins * (quantity ?? 1)),
        }))}
        total={total}
        actions={
          <>
            <ReceiptActions order={order} />
            <ButtonLink variant="plain" href={paths.profile({ option: 'history-order' })}>
              {words.history}
            </ButtonLink>
            <ButtonLink variant="plain" href={wayToShop(services)}>
              {words.shop}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
