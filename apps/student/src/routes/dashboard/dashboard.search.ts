import type { coursePageSize } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { always, ids, oneOf, optionalId, page, text } from '../../addresses/search-fields.ts';
import { recommendationFields } from '../../recommendation/recommendation-fields.ts';
import type { CourseListCall } from './dashboard.queries.ts';

/** Columns that the list can be sorted by (DASH-26). */
export const sortable = ['title', 'duration', 'rating', 'progress'] as const;

/** The dashboard's address (DASH-01): the list, and what is open over it: comments (DASH-46), a pill (PILL-04), or the picker of people (RECO-03). */
export const dashboardSearch = defineSearch(
  {
    page: always(page()),
    search: text(),
    schools: ids(),
    courseTracks: ids(),
    orderBy: oneOf(sortable),
    order: oneOf(['Asc', 'Desc']),
    /** Course or event whose comments are open; `pageDefault`, below, is their page too. */
    courseID: optionalId(),
    eventID: optionalId(),
    /** Pill that is open, full screen. */
    pill: optionalId(),
    ...recommendationFields,
  },
  /* One page of the list, of as many courses as the window holds (DASH-22, DASH-23). */
  (values, limit: ReturnType<typeof coursePageSize>): CourseListCall => ({
    school: [...values.schools],
    courseTrack: [...values.courseTracks],
    search: values.search,
    orderBy: values.orderBy,
    order: values.order,
    page: values.page,
    limit,
  }),
);
