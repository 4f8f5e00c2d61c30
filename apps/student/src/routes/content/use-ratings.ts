import { isOwnRating, type Rating, withLoaded } from '@student/domain';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ratingsQuery } from '../../contents/content.queries.ts';
import type { PlacedContent } from '../../contents/content-place.ts';
import { personIdIn } from '../../session/session.ts';
import { useOfSession } from '../../session/use-session.ts';

const listed = (slices: readonly { ratings: readonly Rating[] }[]) =>
  slices.reduce<Rating[]>((ratings, slice, index) => withLoaded(ratings, index, slice.ratings), []);

/**
 * The ratings of a content, as many slices as somebody has asked to see, and one's own among all of them (COURSE-19, COURSE-20). The
 * contract has one's own first; where it does not come, the slices are read to their end before there is taken to be none.
 */
export function useRatings(placed: PlacedContent) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(ratingsQuery(placed));
  const me = useOfSession(personIdIn) ?? 0;
  const [shown, setShown] = useState(1);
  const { length } = data.pages;
  const own = listed(data.pages).find((rating) => isOwnRating(rating, me));
  const isSought = !own && hasNextPage && !isFetchNextPageError;

  // The server, for the next slice.
  useEffect(() => {
    if (isSought && !isFetching) void fetchNextPage();
  }, [isSought, isFetching, fetchNextPage]);

  return {
    ratings: listed(data.pages.slice(0, shown)),
    own,
    /** One's own may be there, and has not been read yet. */
    isSought,
    hasMore: shown < length || hasNextPage,
    isLoadingMore: isFetchingNextPage && shown > length,
    loadMore: () => {
      setShown(Math.min(shown, length) + 1);
      if (shown >= length) void fetchNextPage({ cancelRefetch: false });
    },
  };
}
