import { inKeptOrder, type Pill } from '@student/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from '../failures.ts';
import { pillQuery, pillsIn, pillsQuery } from './pills.queries.ts';
import { useMorePills } from './use-more-pills.ts';

/** So near to the end of what was read, the next slice is asked for. */
const nearEnd = 2;

/**
 * The pill that the address names and those around it, in the order of when the viewer was opened. One that the list has not reached is
 * read by itself (PILL-14); the list is read on as the person comes near its end, so that the last one is the last (PILL-03, PILL-09).
 */
export function useShownPill(id: number) {
  const list = useInfiniteQuery(pillsQuery());
  const listed = list.data ? pillsIn(list.data) : undefined;
  const inList = listed?.find((pill) => pill.id === id);
  const alone = useQuery({ ...pillQuery(id), enabled: !list.isPending && !inList });
  const pill: Pill | undefined = inList ?? alone.data;

  const present = [...(inList || !alone.data ? [] : [alone.data.id]), ...(listed ?? []).map((one) => one.id)];
  const [kept, setKept] = useState<readonly number[]>([]);
  const order = inKeptOrder(kept, present);
  // Once the pill is known: one that is read by itself comes first.
  if (order !== kept && pill) setKept(order);

  const more = useMorePills();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const isNear = hasNextPage && !isFetchNextPageError && order.indexOf(id) >= order.length - nearEnd;
  const isAsking = useRef(false);
  // The server, for more pills.
  useEffect(() => {
    if (!isNear || isFetchingNextPage || isAsking.current) return;
    isAsking.current = true;
    void more().finally(() => {
      isAsking.current = false;
    });
  }, [isNear, isFetchingNextPage, more]);

  const error = pill ? undefined : alone.error;
  return {
    pill,
    order,
    hasMore: hasNextPage,
    /** Why there is none: it is gone, or it could not be read. */
    failure: error ? (isMissing(error) ? ('missing' as const) : ('failed' as const)) : undefined,
    retry: () => void alone.refetch(),
  };
}
