export type Sorting = { orderBy?: string | undefined; order?: 'Asc' | 'Desc' | undefined };

/** How a column is sorted now (DASH-27). */
export function sortingOf(sorting: Sorting, column: string): 'inactive' | 'ascending' | 'descending' {
  if (sorting.orderBy !== column) return 'inactive';
  return sorting.order === 'Desc' ? 'descending' : 'ascending';
}

/** What a click on a column header leads to: ascending, descending, then neither (DASH-27). */
export function nextSorting(sorting: Sorting, column: string): Sorting {
  switch (sortingOf(sorting, column)) {
    case 'inactive':
      return { orderBy: column, order: 'Asc' };
    case 'ascending':
      return { orderBy: column, order: 'Desc' };
    case 'descending':
      return {};
  }
}
