import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './sort-bar.css.ts';
import type { SortState } from './sort-bar.variants.ts';

export interface SortBarProps {
  /** What stands before the columns: 'Ordenar por'. */
  label: string;
  columns: readonly { key: string; label: string; state: SortState }[];
  /** A column was pressed; what follows is the caller's rule (DASH-27). */
  onSort: (key: string) => void;
  words?: Record<SortState, string>;
}

const spoken: Record<SortState, string> = {
  inactive: '',
  ascending: 'em ordem crescente',
  descending: 'em ordem decrescente',
};

const arrows = { inactive: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** The headers of a table over a wall of cards: each press goes from ascending to descending to neither (DASH-26). */
export function SortBar({ label, columns, onSort, words = spoken }: SortBarProps) {
  return (
    <fieldset aria-label={label} className={styles.bar}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {columns.map(({ key, label: name, state }) => {
        const Arrow = arrows[state];
        return (
          <button
            key={key}
            type="button"
            className={styles.column}
            data-state={state}
            aria-pressed={state !== 'inactive'}
            onClick={() => onSort(key)}
          >
            {name}
            <Arrow className={styles.arrow} aria-hidden="true" />
            {words[state] ? <VisuallyHidden> {words[state]}</VisuallyHidden> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
