import { nextSorting, readPage } from '@student/domain';

/** What the dashboard's address says (DASH-01). Ids are positive integers; `order` is only there with a meaning. */
export type DashboardSearch = {
  page: number;
  search: string;
  schools: number[];
  courseTracks: number[];
  orderBy: string;
  order: 'Asc' | 'Desc' | '';
  /** The course whose comments are open, and the page of its comments (DASH-46). */
  courseId: number | undefined;
  commentsPage: number;
};

const positive = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const ids = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => positive(part) ?? [])),
];

/** Reads the dashboard's query string; anything unreadable becomes its default. */
export function readDashboardSearch(query: URLSearchParams): DashboardSearch {
  const order = query.get('order');
  return {
    page: readPage(query.get('page')),
    search: query.get('search') ?? '',
    schools: ids(query.get('schools')),
    courseTracks: ids(query.get('courseTracks')),
    orderBy: query.get('orderBy') ?? '',
    order: order === 'Asc' || order === 'Desc' ? order : '',
    courseId: positive(query.get('courseID')),
    commentsPage: readPage(query.get('pageDefault')),
  };
}

/** Writes the query string, without what is empty or default (DASH-28). */
export function writeDashboardSearch(state: DashboardSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (state.page > 1) query.set('page', String(state.page));
  if (state.search) query.set('search', state.search);
  if (state.schools.length > 0) query.set('schools', state.schools.join(','));
  if (state.courseTracks.length > 0) query.set('courseTracks', state.courseTracks.join(','));
  if (state.orderBy) query.set('orderBy', state.orderBy);
  if (state.order) query.set('order', state.order);
  if (state.courseId) {
    query.set('courseID', String(state.courseId));
    query.set('pageDefault', String(state.commentsPage));
  }
  return query;
}

/** A new term in the list's search: first page, ascending while there is a term (DASH-20, DASH-21). */
export function withSearch(state: DashboardSearch, search: string): DashboardSearch {
  const order = search ? 'Asc' : state.orderBy ? state.order : '';
  return { ...state, search, page: 1, order };
}

/** A click on a column's header: ascending, descending, then neither (DASH-27). */
export function withSorting(state: DashboardSearch, column: string): DashboardSearch {
  const { orderBy = '', order = '' } = nextSorting(sortingOfSearch(state), column);
  return { ...state, page: 1, orderBy, order };
}

/** The part of the address that sorts, as the sorting rules read it. */
export const sortingOfSearch = ({ orderBy, order }: DashboardSearch) => ({
  orderBy: orderBy || undefined,
  order: order || undefined,
});

/** Whether any filter narrows the list: tells "nothing found" from "nothing there" (DASH-24, DASH-25). */
export const isFiltered = (state: DashboardSearch) =>
  state.search !== '' || state.schools.length > 0 || state.courseTracks.length > 0;
