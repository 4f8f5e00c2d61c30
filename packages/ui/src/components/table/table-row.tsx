import { memo, type ReactNode } from 'react';
import { roles } from './roles.ts';
import * as styles from './table.css.ts';

/** What a column puts into a row. */
export interface Drawn<Row> {
  key: string;
  /** Names the column; stands before each value where rows are stacked. */
  header: string;
  /** The value of a row. The same function each time, where rows are not to be drawn anew. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  align?: 'start' | 'end';
  /** The cell that names its row. */
  role?: 'rowHeader';
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Drawn<Row>[];
}

/** A row whose data and columns stay is not drawn again: sorting only moves it. */
export const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr className={styles.row} role={roles.row}>
      {columns.map((column) =>
        column.role === 'rowHeader' ? (
          <th
            key={column.key}
            scope="row"
            className={styles.rowHeader}
            role={roles.rowHeader}
            data-align={column.align}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            className={styles.cell}
            role={roles.cell}
            data-align={column.align}
            data-label={column.header}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
