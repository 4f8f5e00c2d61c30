import { memo, type ReactNode } from 'react';
import { line } from '../skeleton/bones.css.ts';
import { SortableHeader } from './sortable-header.tsx';
import * as styles from './table.css.ts';
import type { SortDirection } from './table.variants.ts';

export interface Column<Row> {
  key: string;
  /** Names the column; stands before each value where rows are stacked. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  align?: 'start' | 'end';
  /** The column can be sorted, and is sorted this way now. */
  sort?: SortDirection;
  /** The cell that names its row. */
  role?: 'rowHeader';
}

export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  captionPlacement?: 'above' | 'hidden';
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** A header was pressed. Ascending, descending, then none again: the caller's cycle decides. */
  onSort?: (key: string) => void;
  /** `loading` draws rows of the right shape, `refreshing` keeps the old rows. */
  state?: 'idle' | 'loading' | 'refreshing';
  /** How many rows to draw while loading. */
  expectedRows?: number;
  /** Shown instead of rows when there are none (SHELL-58). */
  emptyLabel?: ReactNode;
  loadingLabel?: string;
}

/**
 * A native table; below 1000 px each row becomes a block of names and values (LIMITS-16). A sortable header is a button
 * inside its `th`, which says how it is sorted.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionPlacement = 'hidden', columns, rows, keyOf, onSort, state = 'idle' } = props;
  const { expectedRows = 5, emptyLabel = 'Não há nada por aqui.', loadingLabel = 'Carregando…' } = props;
  const isLoading = state === 'loading';
  return (
    <div className={styles.frame} aria-busy={state !== 'idle' || undefined}>
      <table className={styles.table} data-state={state}>
        <caption className={styles.caption} data-placement={captionPlacement}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr className={styles.headRow}>
            {columns.map((column) => (
              <SortableHeader
                key={column.key}
                align={column.align}
                sort={column.sort}
                onSort={onSort && (() => onSort(column.key))}
              >
                {column.header}
              </SortableHeader>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {isLoading
            ? [...Array(expectedRows).keys()].map((key) => (
                <tr key={key} className={styles.row}>
                  {columns.map((column) => (
                    <td key={column.key} className={styles.cell}>
                      <span className={line} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} />)}
        </tbody>
      </table>
      {!isLoading && rows.length === 0 && <p className={styles.empty}>{emptyLabel}</p>}
      <span className={styles.unseen} role="status">
        {isLoading ? loadingLabel : ''}
      </span>
    </div>
  );
}

/** A row whose data and columns stay is not drawn again: sorting only moves it. */
const TableRow = memo(function TableRow<Row>({
  row,
  columns,
}: Pick<TableProps<Row>, 'columns'> & { row: Row }) {
  return (
    <tr className={styles.row}>
      {columns.map((column) =>
        column.role === 'rowHeader' ? (
          <th key={column.key} scope="row" className={styles.rowHeader} data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={styles.cell} data-align={column.align} data-label={column.header}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}) as <Row>(props: Pick<TableProps<Row>, 'columns'> & { row: Row }) => ReactNode;
