/**
 * What the parts of a table are to screen readers, said in so many words: Safari forgets it of elements that are not laid out as a
 * table, which those of a stacked one are not.
 */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;
