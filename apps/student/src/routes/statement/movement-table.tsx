import {
  balanceChange,
  formatDate,
  formatNumber,
  orderOfMovement,
  originOf,
  type StatementColumn,
  type StatementEntry,
  type StatementQuery,
  statementColumns,
  statementSorting,
  wallClockOf,
} from '@student/domain';
import { CoinChange, type Column, Table, TextLink } from '@student/ui';
import { paths } from '../../paths.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { useTenant } from '../../tenant.tsx';

type MovementTableProps = {
  /** How they are sorted. */
  query: StatementQuery;
  rows: readonly StatementEntry[];
  onSort: (column: StatementColumn) => void;
  busy: 'loading' | 'refreshing' | undefined;
  expectedRows: number;
};

/** What each movement is, when it was, what it is for, and what it brought or took: by its sign, not by colour alone (DECOIN-02). */
export function MovementTable({ query, onSort, ...table }: MovementTableProps) {
  const { coin } = useTenant();
  const sort = (column: StatementColumn) => {
    const direction = statementSorting(query, column);
    return direction === 'inactive' ? 'none' : direction;
  };
  const columns: readonly Column<StatementEntry>[] = [
    { key: 'description', header: words.description, cell: descriptionOf, role: 'rowHeader' },
    { key: 'createdAt', header: words.date, cell: momentOf, sort: sort('createdAt') },
    { key: 'kind', header: words.kind, cell: kindOf },
    {
      key: 'decoins',
      header: words.amount(coin?.many ?? ''),
      cell: amountOf,
      align: 'end',
      sort: sort('decoins'),
    },
  ];
  return (
    <Table
      {...table}
      caption={words.movements}
      columns={columns}
      keyOf={({ id }) => id}
      onSort={(key) => {
        const column = statementColumns.find((name) => name === key);
        if (column) onSort(column);
      }}
    />
  );
}

const descriptionOf = (movement: StatementEntry) => {
  const orderId = orderOfMovement(movement);
  if (orderId === undefined) return movement.description;
  return <TextLink href={paths.bag({ orderId })}>{movement.description}</TextLink>;
};

const momentOf = ({ createdAt }: StatementEntry) => {
  const { day, hour } = wallClockOf(new Date(createdAt));
  return <time dateTime={createdAt}>{`${formatDate(day)} ${hour}`}</time>;
};

const kindOf = ({ type, typeCode }: StatementEntry) => {
  const origin = originOf(typeCode);
  return words.kindOf(words.kinds[type], origin ? words.originsOfOne[origin] : words.otherOrigin);
};

const amountOf = (movement: StatementEntry) => (
  <CoinChange kind={movement.type}>{formatNumber(Math.abs(balanceChange(movement)))}</CoinChange>
);
