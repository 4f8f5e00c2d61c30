import type { ReactNode } from 'react';
import * as styles from './filter-bar.css.ts';

export interface FilterBarProps {
  /** Names the region: 'Filtros'. */
  label: string;
  /** A SearchField. */
  search: ReactNode;
  /** The multi-select of tracks. */
  tracks?: ReactNode;
  /** How to sort. */
  sort?: ReactNode;
  /** School chips, in one line that scrolls. */
  chips?: ReactNode;
}

/** The filters over a wall of cards: sticks under the header; one column below 500 px, two to 800 px, one line from there (DASH-18, DASH-34). */
export function FilterBar({ label, search, tracks, sort, chips }: FilterBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.fields}>
        <div className={styles.search}>{search}</div>
        {tracks ? <div>{tracks}</div> : null}
        {sort ? <div>{sort}</div> : null}
      </div>
      {chips ? <div className={styles.chips}>{chips}</div> : null}
    </section>
  );
}

export interface ResultsCountProps {
  /** How many are shown; absent while nobody knows. */
  count: number | undefined;
  /** Says it: '24 treinamentos nesta página'. */
  words: (count: number) => string;
}

/**
 * How many there are, said politely when a search or a filter changes it. It stands before there is anything to say, since
 * readers miss words that come together with their place. That there are none is only said: an EmptyState shows it.
 */
export function ResultsCount({ count, words }: ResultsCountProps) {
  return (
    <p className={styles.count} data-empty={count === 0 ? '' : undefined} role="status">
      {count === undefined ? '' : words(count)}
    </p>
  );
}
