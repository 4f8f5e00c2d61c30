/** How a column of a sort bar sorts, if it does. */
export const sortStates = ['inactive', 'ascending', 'descending'] as const;
export type SortState = (typeof sortStates)[number];
