/** Searches a list that has pages, from page 1. The same term again changes nothing. */
export function searchList<Query extends { readonly page: number; readonly search: string }>(
  query: Query,
  term: string,
): Query {
  const search = term.trim();
  return search === query.search ? query : { ...query, page: 1, search };
}
