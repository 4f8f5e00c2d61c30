import type { ReactNode } from 'react';
import * as styles from './course-banner.css.ts';

/** A fact about what a page is of, such as a duration: an icon, a value, and its name for screen readers. */
export interface BannerFact {
  label: string;
  value: string;
  /** Said in place of `value`. */
  spoken?: string;
  icon?: ReactNode;
}

/** The facts of a banner in one line; nothing where there are none. */
export function BannerFacts({ facts }: { facts: readonly BannerFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, spoken, icon }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factName}>
            {icon}
            <span className={styles.factLabel}>{label}</span>
          </dt>
          <dd>
            <span aria-hidden={spoken ? true : undefined}>{value}</span>
            {spoken ? <span className={styles.factLabel}>{spoken}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
