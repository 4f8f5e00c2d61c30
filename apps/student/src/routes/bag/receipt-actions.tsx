import { issueReceipt, listOrders } from '@student/api-client';
import type { Order } from '@student/domain';
import { Button, FileIcon, ReceiptIcon } from '@student/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openWhenKnown } from '../../open-when-known.ts';
import { order as words } from '../../pt-br/order.ts';
import { endpointMutation, keyOf } from '../../queries/endpoint-query.ts';
import { orderQuery } from '../../shop/shop.queries.ts';
import { useSinglePress } from '../../use-single-press.ts';

/** Issues the receipt of an order, or opens the one that was issued, in a tab of its own; or prints the page (SHOP-21). */
export function ReceiptActions({ order }: { order: Order }) {
  const { id, receiptUrl } = order;
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, isError } = useMutation(
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
  // A double tap opens one tab, and prints once.
  const onOpen = useSinglePress(() => {
    openWhenKnown(addressOfReceipt()).catch(() => {}); // told by the query client
  }, isError);
  const onPrint = useSinglePress(() => window.print());
  return (
    <>
      <Button icon={<ReceiptIcon />} pending={isPending} onClick={onOpen}>
        {receiptUrl ? words.open : words.issue}
      </Button>
      <Button variant="outline" tone="neutral" icon={<FileIcon />} onClick={onPrint}>
        {words.print}
      </Button>
    </>
  );
}
