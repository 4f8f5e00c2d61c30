import { asksForSearch, listedTracks, pageOfTracks, type RequiredTrackFilter } from '@student/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SearchOf } from '../../addresses/define-search.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery, trackSearchQuery } from '../../queries/tracks.queries.ts';
import type { toldByRegion } from '../../region.tsx';
import type { courseTracksSearch } from './course-tracks.search.ts';

/**
 * The page of tracks that the address asks for, of all or of those that its term finds; an empty term asks for nothing (TRACK-12).
 * Which ones are mandatory, and the names of schools, may be missing: then all tracks stand in one list, marked or not.
 *
 * @param told lets the region around it tell that they cannot be read
 */
export function useListedTracks(
  { search, filterType, page }: SearchOf<typeof courseTracksSearch>,
  told?: typeof toldByRegion,
) {
  const filter: RequiredTrackFilter = filterType ?? 'all';
  const asks = asksForSearch(search);
  const all = useQuery({ ...courseTracksQuery(), enabled: !asks, ...told });
  const found = useQuery({ ...trackSearchQuery(search), enabled: asks, ...told });
  const { data: tracks, isPlaceholderData } = asks ? found : all;
  // What is found is marked; else the mandatory ones stand above, as the filter has them.
  const required = useQuery({
    ...requiredTracksQuery(asks ? 'all' : filter),
    placeholderData: keepPreviousData,
  });
  const schools = useQuery(schoolsQuery());

  const requiredIds = useMemo(() => new Set(required.data?.map(({ id }) => id)), [required.data]);
  const listed = useMemo(
    () =>
      listedTracks(tracks ?? [], {
        schoolIds: schools.data?.map(({ id }) => id) ?? [],
        elsewhere: asks ? new Set() : requiredIds,
        filter,
      }),
    [tracks, schools.data, asks, requiredIds, filter],
  );
  return {
    ...pageOfTracks(listed, page),
    /** With those that stand above. */
    count: listed.length + (asks ? 0 : requiredIds.size),
    requiredIds,
    schools: schools.data ?? [],
    isPending: tracks === undefined || required.isPending || schools.isPending,
    isChanging: isPlaceholderData || required.isPlaceholderData,
  };
}
