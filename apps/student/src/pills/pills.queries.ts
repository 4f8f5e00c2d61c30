import { getPill, listPills } from '@student/api-client';
import { type Pill, pageSizes, pillsInOrder, withLoaded } from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, infiniteEndpointQuery } from '../queries/endpoint-query.ts';

/** The pills, eleven at a time; slice 0 replaces, further ones are appended (PILL-03). */
export const pillsQuery = () =>
  infiniteEndpointQuery(
    listPills,
    { query: { limit: pageSizes.pills } },
    { pageName: 'index', hasMore: ({ hasMore }) => hasMore },
  );

/** One pill: the one that an address names and the list has not reached yet (PILL-14). */
export const pillQuery = (id: number) => endpointQuery(getPill, { params: { id } });

type Slices = { readonly pages: readonly { readonly pills: readonly Pill[] }[] };

/** All pills that were read, each once, the watched ones last (PILL-03, PILL-13). */
export const pillsIn = ({ pages }: Slices): Pill[] =>
  pillsInOrder(pages.reduce<Pill[]>((shown, { pills }, index) => withLoaded(shown, index, pills), []));

const watched = (pill: Pill, id: number): Pill => (pill.id === id ? { ...pill, isWatched: true } : pill);

/**
 * A pill has begun to play: it counts as watched wherever it is shown. The list is read anew before more of it is: what the server
 * puts last now would push others out of the next slice.
 */
export function markWatched(queryClient: QueryClient, id: number): void {
  const { queryKey } = pillsQuery();
  queryClient.setQueryData(pillQuery(id).queryKey, (pill) => pill && watched(pill, id));
  queryClient.setQueryData(
    queryKey,
    (slices) =>
      slices && {
        ...slices,
        pages: slices.pages.map((slice) => ({
          ...slice,
          pills: slice.pills.map((pill) => watched(pill, id)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
