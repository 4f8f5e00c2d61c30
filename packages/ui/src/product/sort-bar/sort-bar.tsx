import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../../components/icon/icons.ts';
import { sort } from '../../components/table/sort.css.ts';
import type { SortDirection } from '../../components/table/table.variants.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './sort-bar.css.ts';
import { type SortBarWords, sortBarWords } from './sort-bar.words.ts';

/** By what a list is sorted, and which way. */
export interface Sorting {
  column: string;
  direction: Exclude<SortDirection, 'none'>;
}

export interface SortBarProps extends Native<'fieldset', 'children'> {
  /** What stands before the columns: 'Ordenar por'. */
  label: string;
  columns: readonly { key: string; label: string }[];
  /** `null` while the list is not sorted. */
  sorting: Sorting | null;
  /** Hears the key of the column that was pressed; what that leads to is up to whoever sorts the list, as in a `Table`. */
  onSort: (key: string) => void;
  words?: DeepPartial<SortBarWords>;
}

const arrows = { none: ArrowUpDownIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon };

/**
 * The headers of a table over a wall of cards (DASH-26). Its buttons look as those of a `SortableHeader`. Attributes and ref go to
 * the `fieldset`.
 */
export function SortBar({ label, columns, sorting, onSort, words, ...native }: SortBarProps) {
  const says = useWords('sortBar', sortBarWords, words);
  return (
    <fieldset {...native} aria-label={label} className={styles.bar}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {columns.map(({ key, label: name }) => {
        const direction = sorting?.column === key ? sorting.direction : 'none';
        const Arrow = arrows[direction];
        return (
          <span key={key} className={styles.column} data-sort={direction}>
            <button
              type="button"
              className={sort}
              aria-pressed={direction !== 'none'}
              onClick={() => onSort(key)}
            >
              {name}
              <Arrow size="small" />
              {says[direction] ? <VisuallyHidden> {says[direction]}</VisuallyHidden> : null}
            </button>
          </span>
        );
      })}
    </fieldset>
  );
}
