import { readPage } from './pagination.ts';

/** What the dashboard's address holds (DASH-01). Ids are in the order chosen, none twice. */
export type CourseListQuery = {
  page: number;
  search: string;
  schools: readonly number[];
  courseTracks: readonly number[];
  orderBy: string | undefined;
  order: 'Asc' | 'Desc' | undefined;
  /** Course or event whose comments are open (DASH-46). */
  courseID: number | undefined;
  /** Page of those comments (DASH-46). */
  pageDefault: number;
};

/** Reads the dashboard's query string; what cannot be read counts as absent (DASH-01). */
export function readCourseListQuery(params: URLSearchParams): CourseListQuery {
  const order = params.get('order');
  return {
    page: readPage(params.get('page')),
    search: params.get('search') ?? '',
    schools: readIds(params.get('schools')),
    courseTracks: readIds(params.get('courseTracks')),
    orderBy: params.get('orderBy') || undefined,
    order: order === 'Asc' || order === 'Desc' ? order : undefined,
    courseID: readIds(params.get('courseID'))[0],
    pageDefault: readPage(params.get('pageDefault')),
  };
}

/** Writes it back without what is empty or as by default (DASH-28, DASH-30, DASH-32). The page is always written. */
export function writeCourseListQuery(query: CourseListQuery): URLSearchParams {
  const params = new URLSearchParams({ page: String(query.page) });
  if (query.search) params.set('search', query.search);
  if (query.schools.length > 0) params.set('schools', query.schools.join(','));
  if (query.courseTracks.length > 0) params.set('courseTracks', query.courseTracks.join(','));
  if (query.orderBy) params.set('orderBy', query.orderBy);
  if (query.order) params.set('order', query.order);
  if (query.courseID !== undefined) params.set('courseID', String(query.courseID));
  if (query.pageDefault !== 1) params.set('pageDefault', String(query.pageDefault));
  return params;
}

/** Ids of a comma list: whole numbers, none twice. */
export function readIds(list: string | null | undefined): number[] {
  const ids = (list ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(ids.map(Number))];
}
