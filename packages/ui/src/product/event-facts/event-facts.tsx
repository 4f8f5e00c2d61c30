import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import * as styles from './event-facts.css.ts';

/** One thing that a person has to know before they come. */
export interface EventFact {
  /** What it is: 'Quando'. */
  label: string;
  icon: ReactNode;
  value: ReactNode;
  /** What stands under it: the year of a day, a link to the map. */
  detail?: ReactNode;
}

export interface EventFactsProps extends Native<'dl', 'children'> {
  /** In the order in which they are read. */
  facts: readonly EventFact[];
}

/**
 * When and where something is, how many seats are left and until when one can enrol: a description list, an icon before each (EVENT-03,
 * EVENT-04). Attributes and ref go to the `dl`.
 */
export function EventFacts({ facts, ...native }: EventFactsProps) {
  return (
    <dl {...native} className={styles.list}>
      {facts.map(({ label, icon, value, detail }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {detail ? <dd className={styles.detail}>{detail}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
