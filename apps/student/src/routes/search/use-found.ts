import { asksForSearch, type CoursePage, type FoundStanding } from '@student/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchOf } from '../../addresses/define-search.ts';
import { trackSearchQuery } from '../../queries/tracks.queries.ts';
import { courseSearchQuery, instructorSearchQuery, schoolSearchQuery } from './search.queries.ts';
import { globalSearch } from './search.search.ts';

type Values = SearchOf<typeof globalSearch>;

/** What a search asks for. An empty term asks for nothing (TRACK-12). */
export const searchQueries = (values: Values) =>
  asksForSearch(values.search)
    ? [
        courseSearchQuery(globalSearch.callOf(values)),
        trackSearchQuery(values.search),
        schoolSearchQuery(values.search),
        instructorSearchQuery(values.search),
      ]
    : [];

/** One kind of what a search finds: it comes, fails and is asked for again by itself. */
export type Found<Data> = {
  readonly standing: FoundStanding;
  readonly data: Data | undefined;
  /** Why there is nothing to show. */
  readonly error: unknown;
  readonly retry: () => void;
  /** It is being asked for again. */
  readonly isPending: boolean;
};

/** All that the search of an address finds, side by side (TRACK-10, TRACK-11). */
export function useFound(values: Values) {
  const { search } = values;
  const enabled = asksForSearch(search);
  const courses = useQuery({ ...courseSearchQuery(globalSearch.callOf(values)), enabled });
  const tracks = useQuery({ ...trackSearchQuery(search), enabled });
  const schools = useQuery({ ...schoolSearchQuery(search), enabled });
  const instructors = useQuery({ ...instructorSearchQuery(search), enabled });
  return {
    courses: useFoundOf(courses, search, coursesOn(courses.data)),
    tracks: useFoundOf(tracks, search, tracks.data?.length),
    schools: useFoundOf(schools, search, schools.data?.length),
    instructors: useFoundOf(instructors, search, instructors.data?.length),
  };
}

/** A page that a list does not have is on its way to one that it has. */
const coursesOn = (page: CoursePage | undefined): number | undefined =>
  page && page.courses.length === 0 && page.totalPages > 0 ? undefined : page?.courses.length;

function useFoundOf<Data>(
  { data, error, refetch, isFetching, isPlaceholderData }: UseQueryResult<Data>,
  term: string,
  count: number | undefined,
): Found<Data> {
  /** The message stays while it is asked for again, and with it the focus on its button. */
  const [tried, setTried] = useState<{ term: string; error: unknown }>();
  const isTrying = isFetching && tried?.term === term;
  const failure = data === undefined ? (error ?? (isTrying ? tried.error : null)) : null;
  return {
    standing: standingOf(failure, count, isPlaceholderData),
    data,
    error: failure,
    retry: () => {
      setTried({ term, error });
      void refetch();
    },
    isPending: isFetching,
  };
}

function standingOf(failure: unknown, count: number | undefined, isStale: boolean): FoundStanding {
  if (failure) return { kind: 'failed' };
  return count === undefined ? { kind: 'waiting' } : { kind: 'found', count, isStale };
}
