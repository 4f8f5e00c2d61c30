import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { GuardedPlace } from './places.ts';

type Page = LazyRouteFunction<RouteObject>;

/** The code of each place behind the guard. The document reads it too (bundling/app-modules.ts). */
const modules: Record<GuardedPlace, Page> = {
  dashboard: () => import('./routes/dashboard/dashboard.route.tsx'),
  onboarding: () => import('./routes/dashboard/dashboard.route.tsx'),
  course: () => import('./routes/course/course.route.tsx'),
  courseContent: () => import('./routes/content/content.route.tsx'),
  courseQuestionnaire: () => import('./routes/questionnaire/questionnaire.route.tsx'),
  userResponses: () => import('./routes/user-responses/user-responses.route.tsx'),
  event: () => import('./routes/event/event.route.tsx'),
  eventContent: () => import('./routes/content/content.route.tsx'),
  eventQuestionnaire: () => import('./routes/questionnaire/questionnaire.route.tsx'),
  exercise: () => import('./routes/exercise/exercise.route.tsx'),
  calendar: () => import('./routes/calendar/calendar.route.tsx'),
  bag: () => import('./routes/bag/bag.route.tsx'),
  globalSearch: () => import('./routes/search/search.route.tsx'),
  detailsCourseTracks: () => import('./routes/course-tracks/course-tracks.route.tsx'),
  detailsCourses: () => import('./routes/details-courses/details-courses.route.tsx'),
  detailsCoursesInstructors: () => import('./routes/details-instructors/details-instructors.route.tsx'),
  interest: () => import('./routes/interest/interest.route.tsx'),
  favorite: () => import('./routes/favorites/favorites.route.tsx'),
  edit: () => import('./routes/profile-edit/profile-edit.route.tsx'),
  profile: () => import('./routes/profile/profile.route.tsx'),
  shop: () => import('./routes/shop/shop.route.tsx'),
  productDetail: () => import('./routes/product/product.route.tsx'),
  statistics: () => import('./routes/statistics/statistics.route.tsx'),
  statement: () => import('./routes/statement/statement.route.tsx'),
  trainingCourse: () => import('./routes/training-course/training-course.route.tsx'),
};

/** Loads the page of a place behind the guard. These names are no part of the first load of who has not signed in. */
export const guardedPage = (name: GuardedPlace): ReturnType<Page> => modules[name]();
