/** How a column is sorted: the value of `aria-sort`. */
export const sortDirections = ['none', 'ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];
