import { Suspense } from 'react';
import { PageRegions } from '../../page-regions.tsx';
import { OrderPage, OrderSkeleton } from './order-page.tsx';

/** One order in its place on the page, while it waits, fails or stands (SHOP-16). */
export default function Order({ id }: { id: number }) {
  return (
    <Suspense fallback={<OrderSkeleton id={id} />}>
      <PageRegions ifAllFail="told">
        <OrderPage id={id} />
      </PageRegions>
    </Suspense>
  );
}
