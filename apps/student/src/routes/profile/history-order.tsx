import { formatDate, type Order } from '@student/domain';
import {
  ButtonLink,
  EmptyState,
  OrderCard,
  OrderCardSkeleton,
  ShopIcon,
  ShowMore,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { orderHistory as words } from '../../pt-br/order-history.ts';
import { profile } from '../../pt-br/profile.ts';
import { warm } from '../../queries/first-queries.ts';
import { asItIs, Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { needsStatement } from '../../shop/needs-shop.ts';
import { usePriceText } from '../../shop/price-text.ts';
import { ordersQuery } from './orders.queries.ts';
import type { ProfilePage } from './profile-page.ts';

/** So many orders are drawn at first, and with each press: the server gives all of them at once. */
const step = 20;

const inWords = new Intl.ListFormat('pt-BR');

const shape = (
  <Stack aria-busy>
    {[...Array(4).keys()].map((key) => (
      <OrderCardSkeleton key={key} />
    ))}
  </Stack>
);

/** The orders of the person, newest first, each leading to its page (SHOP-20, SHOP-23). */
export const historyOrder: ProfilePage = {
  start: (services) => {
    needsStatement(services);
    return warm(services.queryClient, [ordersQuery()]);
  },
  Page: function HistoryOrder() {
    return (
      <Region loading={shape} failed={asItIs} size="region" missing={words.missing} level={2}>
        <Orders />
      </Region>
    );
  },
};

function Orders() {
  const { data: orders } = useSuspenseQuery(ordersQuery());
  if (orders.length === 0) return <NoOrders />;
  return (
    <ShowMore
      label={profile.options['history-order']}
      first={step}
      step={step}
      items={orders.map((order) => (
        <li key={order.id}>
          <OrderItem order={order} />
        </li>
      ))}
    >
      {(shown) => (
        <Stack as="ul" role="list" aria-label={profile.options['history-order']}>
          {shown}
        </Stack>
      )}
    </ShowMore>
  );
}

function OrderItem({ order }: { order: Order }) {
  const { id, createdAt, quantity, grossValue, products, receiptUrl } = order;
  const price = usePriceText();
  return (
    <OrderCard
      title={words.order(id)}
      href={paths.bag({ orderId: id })}
      date={formatDate(createdAt)}
      units={words.units(quantity)}
      contents={inWords.format(products.map(({ name }) => name))}
      pictureUrls={products.map(({ imageUrls }) => imageUrls[0])}
      total={price(grossValue)}
      action={
        receiptUrl ? (
          <TextLink href={receiptUrl} opens="new tab" stands="alone">
            {words.receipt}
            <VisuallyHidden>{words.receiptOf(id)}</VisuallyHidden>
          </TextLink>
        ) : undefined
      }
    />
  );
}

const NoOrders = () => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<ShopIcon />} />}
    title={words.none}
    level={2}
    action={<ButtonLink href={paths.shop({ productsPage: 1 })}>{words.toShop}</ButtonLink>}
  >
    {words.noneHint}
  </EmptyState>
);
