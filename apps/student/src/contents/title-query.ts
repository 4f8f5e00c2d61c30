import type { DataTag, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';

/** Reads what holds some contents, and gives its name. */
export type TitleQuery = Pick<
  UseSuspenseQueryOptions<unknown, Error, string>,
  'queryKey' | 'meta' | 'select'
>;

/** The query that reads a course or an event, as one of its name. */
export const titleQuery = <Data>(
  { queryKey, meta }: { queryKey: DataTag<QueryKey, Data, Error>; meta?: TitleQuery['meta'] },
  nameOf: (data: Data) => string,
): TitleQuery => ({ queryKey, meta, select: (data) => nameOf(data as Data) });
