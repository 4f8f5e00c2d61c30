import { issueReceipt, listOrders } from '@student/api-client';
import type { Order } from '@student/domain';
import { Button, FileIcon, ReceiptIcon } from '@student/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { openWhenKnown } from '../../open-when-known.ts';
import { order as words } from '../../pt-br/order.ts';
import { endpointMutation, keyOf } from '../../queries/endpoint-query.ts';
import { orderQuery } from '../../shop/shop.queries.ts';

/** Presses that follow each other so soon are one, in milliseconds. */
const doublePressMs = 1000;

/** Issues the receipt of an order, or opens the one that was issued, in a tab of its own; or prints the page (SHOP-21). */
export function ReceiptActions({ order }: { order: Order }) {
  const { id, receiptUrl } = order;
  const queryClient = useQueryClient();
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const { mutateAsync, isPending } = useMutation(
    endpointMutation(issueReceipt, { params: { id }, makesStale: [{ queryKey: keyOf(listOrders) }] }),
  );
  const addressOfReceipt = async () => {
    if (receiptUrl) return receiptUrl;
    const issued = await mutateAsync();
    queryClient.setQueryData(orderQuery(id).queryKey, issued);
    // One that was issued and has no file yet: the tab closes again.
    if (!issued.receiptUrl) throw new Error('The receipt has no address');
    return issued.receiptUrl;
  };
  return (
    <>
      <Button
        icon={<ReceiptIcon />}
        pending={isPending}
        onClick={({ timeStamp }) => {
          // A double tap opens one tab.
          if (timeStamp - lastPress.current < doublePressMs) return;
          lastPress.current = timeStamp;
          openWhenKnown(addressOfReceipt()).catch(() => {}); // told by the query client
        }}
      >
        {receiptUrl ? words.open : words.issue}
      </Button>
      <Button variant="outline" tone="neutral" icon={<FileIcon />} onClick={() => window.print()}>
        {words.print}
      </Button>
    </>
  );
}
