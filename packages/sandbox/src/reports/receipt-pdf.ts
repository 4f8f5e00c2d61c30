import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { printedDay } from './movement.ts';
import { pdfOfLines } from './pdf.ts';

/** Where the receipt of an order is; whoever opens it is known by the session. */
export const receiptPath = (orderId: number): string => `/files/receipts/recibo.pdf?order=${orderId}`;

/** The receipt of an order: what was bought, by whom, for how many coins, as the brand calls them. */
export const receiptPdf = (
  store: Store,
  name: string,
  order: Records['orders'],
  coins: string,
): Uint8Array<ArrayBuffer> =>
  pdfOfLines([
    `Recibo do pedido nº ${order.id}`,
    `${name}, ${printedDay(order)}`,
    '',
    ...order.lines.map(
      ({ productId, quantity, decoins }) =>
        `${quantity} x ${store.get('products', productId)?.name ?? ''}   ${quantity * decoins}`,
    ),
    '',
    `Total: ${order.grossValue} ${coins}`,
    'Retire seu pedido na sua unidade em até dez dias úteis.',
  ]);
