import type { Layout } from '@student/themes/tenant';

/** The strips of the dashboard, by the first of them; the whole catalogue ends them all (decision 0630). */
export const regionOrder = {
  continue: ['pills', 'underWay', 'required', 'newCourses', 'events', 'interests', 'information'],
  required: ['required', 'pills', 'underWay', 'newCourses', 'events', 'interests', 'information'],
  discover: ['pills', 'newCourses', 'interests', 'events', 'required', 'underWay', 'information'],
} as const satisfies Record<Layout['dashboard'], readonly string[]>;

export type DashboardRegion = (typeof regionOrder)['continue'][number];
