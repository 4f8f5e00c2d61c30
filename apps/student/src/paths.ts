/**
 * Every address of the student app, as hrefs. Nobody else writes one by hand (SHELL-01, routes.json).
 * Query strings belong to the `.search.ts` of their route; here only what a link from another place needs.
 */
const prefix = '/student';

type Id = number | string;

/** Builds a query string, dropping empty values; `''` when nothing is left. */
export const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
};

export const paths = {
  prefix,
  home: (query: { redirect?: string; firstLogin?: 'create-new-credentials'; acceptTerm?: 'true' } = {}) =>
    withQuery(`${prefix}/home`, query),
  recovery: () => `${prefix}/home/reset-password`,
  terms: () => `${prefix}/terms`,
  maintenance: () => `${prefix}/maintenance`,
  dashboard: () => `${prefix}/dashboard`,
  onboarding: (step: number) => `${prefix}/onboarding/${step}`,
  statistics: () => `${prefix}/statistics/chart`,
  interest: (id: Id, title?: string) => withQuery(`${prefix}/interest/${id}`, { title }),
  course: (id: Id) => `${prefix}/course/${id}`,
  courseContent: (courseId: Id, contentId: Id) => `${prefix}/course/${courseId}/content/${contentId}`,
  event: (eventId: Id, classId: Id) => `${prefix}/event/${eventId}/class/${classId}`,
  trainingCourse: (id: Id) => `${prefix}/training-course/${id}`,
  globalSearch: (query: { page?: number; limit?: number; search?: string }) =>
    withQuery(`${prefix}/search`, query),
  trackDetails: (id: Id) => `${prefix}/details-course-tracks/${id}`,
  shop: (page = 1) => `${prefix}/shop/page/${page}`,
  profile: (option?: 'statistics' | 'courses' | 'tracks' | 'history-order' | 'indication' | 'favorite') =>
    option ? `${prefix}/profile/${option}` : `${prefix}/profile`,
  statement: () => `${prefix}/decoins/statement`,
  /** Outside the student app: opens in a new tab (SHELL-33, CONFIG-09). */
  adminPanel: () => '/admin/#/dashboard',
  teams: () => '/admin/#/team',
} as const;
