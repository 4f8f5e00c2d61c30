import { memo, type ReactNode } from 'react';
import { roles } from './roles.ts';

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
  /** Only then a cell says what it is and the name of its column. */
  isStacked: boolean;
}

/** A row whose data and columns stay is not drawn again: sorting only moves it. */
export const TableRow = memo(function TableRow<Row>({ row, columns, isStacked }: TableRowProps<Row>) {
  return (
    <tr role={isStacked ? roles.row : undefined}>
      {columns.map((column) =>
        column.role === 'rowHeader' ? (
          <th
            key={column.key}
            scope="row"
            role={isStacked ? roles.rowHeader : undefined}
            data-align={column.align}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            role={isStacked ? roles.cell : undefined}
            data-align={column.align}
            data-label={isStacked ? column.header : undefined}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
