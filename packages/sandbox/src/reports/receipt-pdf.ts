import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { PaperLook } from './look.ts';
import { counted, printedDay } from './movement.ts';

/** Where the receipt of an order is; whoever opens it is known by the session. */
export const receiptPath = (orderId: number): string => `/files/receipts/recibo.pdf?order=${orderId}`;

/** The receipt of an order: what was bought, by whom, for how many coins, as the brand calls them, and how it is handed over. */
export const receiptPdf = async (
  store: Store,
  name: string,
  order: Records['orders'],
  look: PaperLook,
): Promise<Uint8Array<ArrayBuffer>> => {
  const products = order.lines.map(({ productId }) => store.get('products', productId));
  const { tablePdf } = await import('./table-pdf.ts');
  return tablePdf(
    {
      title: `Recibo do pedido nº ${order.id}`,
      date: order.createdAt,
      about: [name, `Pedido feito em ${printedDay(order)}`],
      columns: [
        { name: 'Quantidade', width: 84 },
        { name: 'Produto', width: 315 },
        { name: capital(look.coins), width: 100, end: true },
      ],
      rows: order.lines.map(({ quantity, decoins }, at) => [
        `${quantity} ×`,
        products[at]?.name ?? '',
        counted(quantity * decoins),
      ]),
      total: ['Total', `${counted(order.grossValue)} ${look.coins}`],
      notes: [...new Set(products.map((product) => handoverOf(product?.description ?? '')))].filter(Boolean),
    },
    look,
  );
};

/** What the description of a product ends with: how it reaches who bought it. */
const handoverOf = (description: string): string =>
  /<p>([^<]*)<\/p>$/.exec(description.replace(/^<p>[^<]*<\/p>(?=<p>)/, ''))?.[1] ?? '';

/** A word as it begins a line. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
