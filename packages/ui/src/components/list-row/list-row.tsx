import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { listRow, rowEnd, rowNote, rowText, rowTitle } from './list-row.css.ts';

export interface ListRowProps extends Native<'div', 'children' | 'title'> {
  title: ReactNode;
  /** A second line: e-mail, permission, date. */
  note?: ReactNode;
  /** In front: a photo or an icon. */
  leading?: ReactNode;
  /** At the end: a tag, a figure, buttons. */
  trailing?: ReactNode;
  selected?: boolean;
}

/**
 * One line of a list of people or things. Goes inside an `li`. Attributes and ref go to its root, not to the `li`. Component 67.
 */
export function ListRow({ title, note, leading, trailing, selected, ...native }: ListRowProps) {
  return (
    <div {...native} className={listRow} data-selected={present(selected)}>
      {leading}
      <div className={rowText}>
        <div className={rowTitle}>{title}</div>
        {note && <div className={rowNote}>{note}</div>}
      </div>
      {trailing && <div className={rowEnd}>{trailing}</div>}
    </div>
  );
}
