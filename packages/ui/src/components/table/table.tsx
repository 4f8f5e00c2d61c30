import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from '../../internal/announce.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { line } from '../skeleton/bones.css.ts';
import { roles } from './roles.ts';
import { SortableHeader } from './sortable-header.tsx';
import { stacked } from './stacked.ts';
import * as styles from './table.css.ts';
import type { SortDirection } from './table.variants.ts';
import { portuguese, type TableWords } from './table.words.ts';
import { type Drawn, TableRow } from './table-row.tsx';

export interface Column<Row> extends Drawn<Row> {
  /** The column can be sorted, and is sorted this way now. */
  sort?: SortDirection;
}

export interface TableProps<Row> extends Native<'table', 'children' | 'rows' | 'role'> {
  /** Names the table. */
  caption: string;
  captionPlacement?: 'above' | 'hidden';
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** A header was pressed. Ascending, descending, then none again: the caller's cycle decides. */
  onSort?: (key: string) => void;
  /** `loading` draws rows of the right shape, `refreshing` keeps the old rows; both are said, and what has come. */
  busy?: 'loading' | 'refreshing' | undefined;
  /** How many rows to draw while loading. */
  expectedRows?: number;
  /** Shown instead of rows when there are none, in place of the words for it. */
  empty?: ReactNode;
  words?: DeepPartial<TableWords>;
}

/**
 * A native table, to which attributes and ref go; below 1000 px each row becomes a block of names and values (LIMITS-16), except on
 * paper. A sortable header is a button inside its `th`, which says how it is sorted. The roles stand in the elements because Safari
 * forgets them where rows are no longer laid out as rows.
 */
export function Table<Row>({
  caption,
  captionPlacement = 'hidden',
  columns,
  rows,
  keyOf,
  onSort,
  busy,
  expectedRows = 5,
  empty,
  words,
  ...native
}: TableProps<Row>) {
  const says = useWords('table', portuguese, words);
  const isLoading = busy === 'loading';
  useSaidWhileBusy(busy, says, rows);
  const drawn = useDrawn(columns);
  const isStacked = useSyncExternalStore(onCrossing, readsStacked, () => false);
  return (
    <div className={styles.frame} aria-busy={busy !== undefined || undefined}>
      <table
        {...native}
        className={styles.table}
        role={roles.table}
        data-refreshing={present(busy === 'refreshing')}
      >
        <caption className={styles.caption} data-placement={captionPlacement}>
          {caption}
        </caption>
        <thead className={styles.head} role={roles.group}>
          <tr className={styles.headRow} role={roles.row}>
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
        <tbody className={styles.body} role={roles.group}>
          {isLoading
            ? [...Array(expectedRows).keys()].map((key) => (
                <tr key={key} role={roles.row}>
                  {columns.map((column) => (
                    <td key={column.key} role={roles.cell}>
                      <span className={line} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <TableRow key={keyOf(row)} row={row} columns={drawn} isStacked={isStacked} />
              ))}
        </tbody>
      </table>
      {!isLoading && rows.length === 0 && <p className={styles.empty}>{empty ?? says.empty}</p>}
    </div>
  );
}

const onCrossing = (changed: () => void) => {
  const list = matchMedia(stacked);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};
const readsStacked = () => matchMedia(stacked).matches;

/** What rows are drawn from, the same object as long as only the order of sorting changed, so that no row is drawn anew for it. */
function useDrawn<Row>(columns: readonly Column<Row>[]): readonly Drawn<Row>[] {
  const known = useRef(columns);
  const isSame =
    known.current.length === columns.length &&
    known.current.every((before, at) => {
      const now = columns[at];
      return (
        before === now ||
        (before.key === now?.key &&
          before.header === now.header &&
          before.cell === now.cell &&
          before.align === now.align &&
          before.role === now.role)
      );
    });
  if (!isSame) known.current = columns;
  return known.current;
}

/**
 * Says that rows are on their way, and when others than before have come, how many: where none came, it failed, and whoever asked says
 * so. What was there from the start says nothing.
 */
function useSaidWhileBusy(
  busy: TableProps<unknown>['busy'],
  says: TableWords,
  rows: readonly unknown[],
): void {
  const before = useRef<typeof rows>(undefined);
  const said = useRef({ says, rows });
  said.current = { says, rows };
  /* Speaks through the region of the page. */
  useEffect(() => {
    const { says, rows } = said.current;
    if (busy) {
      announce(says[busy]);
      before.current ??= rows;
      return;
    }
    if (before.current && before.current !== rows)
      announce(rows.length === 0 ? says.empty : says.arrived(rows.length));
    before.current = undefined;
  }, [busy]);
}
