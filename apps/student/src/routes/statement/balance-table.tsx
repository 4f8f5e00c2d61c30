import { type DayOfBalance, formatDate, formatNumber } from '@student/domain';
import { CoinChange, type Column, Table } from '@student/ui';
import { statement as words } from '../../pt-br/statement.ts';

const columns: readonly Column<DayOfBalance>[] = [
  { key: 'day', header: words.day, cell: ({ day }) => formatDate(day), role: 'rowHeader' },
  { key: 'credits', header: words.credits, cell: ({ credits }) => changeOf('credit', credits), align: 'end' },
  { key: 'debits', header: words.debits, cell: ({ debits }) => changeOf('debit', debits), align: 'end' },
  { key: 'balance', header: words.dayBalance, cell: ({ balance }) => formatNumber(balance), align: 'end' },
];

const changeOf = (kind: 'credit' | 'debit', amount: number) =>
  amount === 0 ? '0' : <CoinChange kind={kind}>{formatNumber(amount)}</CoinChange>;

/** What the drawing of the balance shows, in numbers, the newest day first. */
export const BalanceTable = ({ days }: { days: readonly DayOfBalance[] }) => (
  <Table caption={words.table} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
);
