import type { DataTag, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';

/** Reads what holds some contents, and gives one thing about it. */
export type PlaceQuery<Value> = Pick<
  UseSuspenseQueryOptions<unknown, Error, Value>,
  'queryKey' | 'meta' | 'select'
>;

/** The query that reads a course or an event, as one of its name or its picture. */
export const placeQuery = <Data, Value>(
  { queryKey, meta }: { queryKey: DataTag<QueryKey, Data, Error>; meta?: PlaceQuery<Value>['meta'] },
  read: (data: Data) => Value,
): PlaceQuery<Value> => ({ queryKey, meta, select: (data) => read(data as Data) });
