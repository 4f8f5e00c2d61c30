import { type ReactNode, useMemo } from 'react';
import { type Column, Table } from '../../components/table/table.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './order-receipt.css.ts';
import { type OrderReceiptWords, orderReceiptWords } from './order-receipt.words.ts';

/** One product of an order, its amounts in the brand's coins. */
export interface OrderReceiptLine {
  id: number | string;
  name: string;
  quantity: string;
  price: string;
  total: string;
}

export interface OrderReceiptProps extends Native<'section', 'children'> {
  lines: readonly OrderReceiptLine[];
  /** Of all lines: '540 decoins' (SHOP-24). */
  total: string;
  /** What is to be said about it; not on paper. */
  notice?: ReactNode;
  /** What can be done with it; not on paper. */
  actions?: ReactNode;
  words?: DeepPartial<OrderReceiptWords>;
}

/**
 * What was bought with an order and what it cost (SHOP-16, SHOP-22). On paper it is the receipt: the table and the total, without what
 * can be pressed. Attributes and ref go to the `section`.
 */
export function OrderReceipt({ lines, total, notice, actions, words, ...native }: OrderReceiptProps) {
  const says = useWords('orderReceipt', orderReceiptWords, words);
  const columns = useMemo<readonly Column<OrderReceiptLine>[]>(
    () => [
      { key: 'product', header: says.product, cell: ({ name }) => name, role: 'rowHeader' },
      { key: 'quantity', header: says.quantity, cell: ({ quantity }) => quantity, align: 'end' },
      { key: 'price', header: says.price, cell: ({ price }) => price, align: 'end' },
      { key: 'total', header: says.total, cell: ({ total: sum }) => sum, align: 'end' },
    ],
    [says],
  );
  return (
    <section aria-label={says.caption} {...native} className={styles.receipt}>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      <Table caption={says.caption} columns={columns} rows={lines} keyOf={({ id }) => id} />
      <p className={styles.sum}>
        {says.total} <strong className={styles.total}>{total}</strong>
      </p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
