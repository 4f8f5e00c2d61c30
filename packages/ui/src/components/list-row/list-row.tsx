import type { ReactNode } from 'react';
import { listRow, rowEnd, rowNote, rowText, rowTitle } from './list-row.css.ts';

export interface ListRowProps {
  title: ReactNode;
  /** A second line: e-mail, permission, date. */
  note?: ReactNode;
  /** In front: a photo or an icon. */
  start?: ReactNode;
  /** At the end: a tag, a figure, buttons. */
  end?: ReactNode;
  selected?: boolean;
}

/** One line of a list of people or things. Goes inside an `li`. Component 67. */
export function ListRow({ title, note, start, end, selected = false }: ListRowProps) {
  return (
    <div className={listRow} data-state={selected ? 'selected' : 'idle'}>
      {start}
      <div className={rowText}>
        <div className={rowTitle}>{title}</div>
        {note && <div className={rowNote}>{note}</div>}
      </div>
      {end && <div className={rowEnd}>{end}</div>}
    </div>
  );
}
