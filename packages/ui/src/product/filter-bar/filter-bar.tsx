import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import * as styles from './filter-bar.css.ts';

export interface FilterBarProps extends Native<'section', 'children'> {
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

/**
 * The filters over a wall of cards: sticks under the header; one column below 500 px, two to 800 px, one line from there
 * (DASH-18, DASH-34). Attributes and ref go to the `section`.
 */
export function FilterBar({ label, search, tracks, sort, chips, ...native }: FilterBarProps) {
  return (
    <section {...native} className={styles.bar} aria-label={label}>
      <div className={styles.fields}>
        <div className={styles.search}>{search}</div>
        {tracks ? <div>{tracks}</div> : null}
        {sort ? <div>{sort}</div> : null}
      </div>
      {chips ? <div className={styles.chips}>{chips}</div> : null}
    </section>
  );
}

export interface ResultsCountProps extends Native<'p', 'children'> {
  /** How many are shown; absent while nobody knows. */
  count: number | undefined;
  /** Says it: '24 treinamentos nesta página'. */
  words: (count: number) => string;
}

/**
 * How many there are, said politely when a search or a filter changes it. It stands before there is anything to say, since
 * readers miss words that come together with their place. That there are none is only said: an EmptyState shows it.
 * Attributes and ref go to the sentence.
 */
export function ResultsCount({ count, words, ...native }: ResultsCountProps) {
  return (
    <p {...native} className={styles.count} data-empty={present(count === 0)} role="status">
      {count === undefined ? '' : words(count)}
    </p>
  );
}
