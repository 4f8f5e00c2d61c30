import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { fact, factLabel, facts } from './info-panel.css.ts';

export interface InfoPanelProps extends Native<'dl', 'children'> {
  /** What is known, in the order in which it is read. */
  facts: readonly { label: string; value: ReactNode }[];
}

/**
 * Names and what they stand for (`Carga horária`, `Local`), as a description list; two columns where there is room. Attributes
 * and ref go to the `dl`. Component 67.
 */
export function InfoPanel({ facts: known, ...native }: InfoPanelProps) {
  return (
    <dl {...native} className={facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={fact}>
          <dt className={factLabel}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
