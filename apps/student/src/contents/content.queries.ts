import { endpointQuery, infiniteEndpointQuery } from '../queries/endpoint-query.ts';
import { callsOf, paramsOf } from './content-calls.ts';
import type { PlacedContent } from './content-place.ts';
import type { ContentPlace } from './content-places.ts';

export const contentsQuery = (place: ContentPlace) =>
  endpointQuery(callsOf(place).list, { params: paramsOf(place, {}) });

export const contentQuery = ({ place, contentId }: PlacedContent) =>
  endpointQuery(callsOf(place).get, { params: paramsOf(place, { contentId }) });

export const complementsQuery = ({ place, contentId }: PlacedContent) =>
  endpointQuery(callsOf(place).listComplements, { params: paramsOf(place, { contentId }) });

export const contentInstructorsQuery = ({ place, contentId }: PlacedContent) =>
  endpointQuery(callsOf(place).listInstructors, { params: paramsOf(place, { contentId }) });

export const notesQuery = ({ place, contentId }: PlacedContent) =>
  endpointQuery(callsOf(place).listNotes, { params: paramsOf(place, { contentId }) });

export const doubtsQuery = ({ place, contentId }: PlacedContent) =>
  endpointQuery(callsOf(place).listDoubts, { params: paramsOf(place, { contentId }) });

/** Ratings of a content, a slice at a time (COURSE-19). */
export const ratingsQuery = ({ place, contentId }: PlacedContent) =>
  infiniteEndpointQuery(
    callsOf(place).listRatings,
    { params: paramsOf(place, { contentId }) },
    { pageName: 'index', hasMore: ({ hasRatings }) => hasRatings },
  );
