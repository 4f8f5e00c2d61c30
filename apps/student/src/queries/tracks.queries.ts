import { listRequiredCourseTracks, searchCourseTracks } from '@student/api-client';
import { type CourseTrack, offered, type RequiredTrackFilter } from '@student/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** The mandatory tracks with their courses: no call of the contract names the tracks of one course (decision 0646). */
export const requiredTracksQuery = (filterType: RequiredTrackFilter = 'all') =>
  endpointQuery(listRequiredCourseTracks, { query: { filterType } });

/** The tracks whose words match a term (TRACK-04, TRACK-11); those of the term before stay while the next ones are pending. */
export const trackSearchQuery = (search: string) => ({
  ...endpointQuery(searchCourseTracks, { query: { search } }),
  placeholderData: keepPreviousData,
  select: offered<CourseTrack>,
});
